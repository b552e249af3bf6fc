import type { PicturedLesson } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context/context.ts';
import { askAboutPicture, type PictureToRead } from './ask-about-picture.ts';
import { instruction, lessonsInReply } from './lessons-in-reply.ts';

/** What a model sees in a picture of a timetable. */
export async function readTimetablePicture(
  ctx: Context,
  picture: PictureToRead,
  signal: AbortSignal,
): Promise<PicturedLesson[]> {
  return lessonsInReply(await askAboutPicture(ctx, picture, { instruction }, signal));
}
