import type { PictureReader } from '@board/contracts/calls/assistant';

export interface Picture {
  file: File;
  /** Whom the person sends it to. */
  reader: PictureReader;
}

/** Of questions that were asked on this page, and for as long: nobody else keeps a picture. */
const pictures = new Map<string, Picture>();
/** What was seen in them, as a file that the import takes. */
const lessons = new Map<string, File>();

export const pictureOf = (questionId: string): Picture | undefined => pictures.get(questionId);
export const lessonsOf = (replyId: string): File | undefined => lessons.get(replyId);

export function holdPicture(questionId: string, picture: Picture): void {
  pictures.set(questionId, picture);
}

export function holdLessons(replyId: string, file: File): void {
  lessons.set(replyId, file);
}

export function dropPictures(): void {
  pictures.clear();
  lessons.clear();
}
