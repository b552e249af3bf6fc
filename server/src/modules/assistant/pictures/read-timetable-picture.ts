import type { PicturedLesson } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context.ts';
import type { Patience } from '../provider/patience.ts';
import { askAboutPicture, type PictureToRead } from './ask-about-picture.ts';
import { instruction, lessonsInReply } from './lessons-in-reply.ts';

/** What a model sees in a picture of a timetable. */
export async function readTimetablePicture(
  ctx: Context,
  patience: Patience,
  picture: PictureToRead,
  signal: AbortSignal,
): Promise<PicturedLesson[]> {
  return lessonsInReply(await askAboutPicture(ctx, patience, picture, { instruction }, signal));
}
