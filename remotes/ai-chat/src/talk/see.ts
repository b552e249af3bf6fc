import { textLength } from '@board/contracts/constants/limits';
import { base64Of, openLayer } from '@board/platform';
import { askAboutFile, askAboutPicture } from './conversation.queries.ts';
import { sendable } from './history.ts';
import type { ChatMessage } from './message.ts';
import { holdFile, holdLessons, isPicture, type Picture } from './pictures.ts';

/** What a model sees in a picture or a file, as a reply; a timetable goes on to the preview of the import. */
export async function see(
  reply: ChatMessage,
  message: string,
  picture: Picture,
  signal: AbortSignal,
): Promise<void> {
  const { file, reader } = picture;
  if (!reader) {
    holdFile(reply.id, file);
    Object.assign(reply, { by: 'built-in', content: picture.answer, ended: 'done' });
    return;
  }
  const base64 = await base64Of(file);
  const { content, proposals, lessons } = isPicture(file)
    ? await askAboutPicture({ message, picture: base64, reader }, signal)
    : await askAboutFile({ message, name: nameOf(file), file: base64, reader }, signal);
  signal.throwIfAborted();
  if (lessons.length > 0) {
    const name = file.name.replace(/[.][^.]*$/, '.json');
    const seen = new File([JSON.stringify({ lessons })], name, { type: 'application/json' });
    holdLessons(reply.id, seen);
    openLessons(seen);
  }
  reply.by = 'provider';
  reply.content = content;
  if (proposals.length > 0) reply.proposals = proposals;
  reply.ended = 'done';
}

const nameOf = ({ name }: File): string => sendable(name, textLength.name);

export const openLessons = (file: File): void =>
  openLayer('timetable-timeline', 'import', { file });
