import { base64Of, openLayer } from '@board/platform';
import { askAboutPicture } from './conversation.queries.ts';
import type { ChatMessage } from './message.ts';
import { holdLessons, type Picture } from './pictures.ts';

/** What a model sees in a picture, as a reply; a timetable goes on to the preview of the import. */
export async function see(
  reply: ChatMessage,
  message: string,
  { file, reader }: Picture,
  signal: AbortSignal,
): Promise<void> {
  const body = { message, picture: await base64Of(file), reader };
  const { content, proposals, lessons } = await askAboutPicture(body, signal);
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

export const openLessons = (file: File): void =>
  openLayer('timetable-timeline', 'import', { file });
