import type { PictureReader } from '@board/contracts/calls/assistant';

/** What goes with a question: a picture, or a file with text. */
export type Picture = { readonly file: File } & (
  | {
      /** Whom the person sends it to. */
      readonly reader: PictureReader;
    }
  | {
      readonly reader?: undefined;
      /** What is said of it where no model reads. */
      readonly answer: string;
    }
);

export const isPicture = ({ type }: File): boolean => type.startsWith('image/');

/** Of questions that were asked on this page, and for as long: nobody else keeps a picture. */
const pictures = new Map<string, Picture>();
/** What was seen in them, as a file that the import takes. */
const lessons = new Map<string, File>();
/** What nobody has read, for an import that may know it. */
const files = new Map<string, File>();

export const pictureOf = (questionId: string): Picture | undefined => pictures.get(questionId);
export const lessonsOf = (replyId: string): File | undefined => lessons.get(replyId);
export const fileOf = (replyId: string): File | undefined => files.get(replyId);

export function holdPicture(questionId: string, picture: Picture): void {
  pictures.set(questionId, picture);
}

export function holdLessons(replyId: string, file: File): void {
  lessons.set(replyId, file);
}

export function holdFile(replyId: string, file: File): void {
  files.set(replyId, file);
}

export function dropPictures(): void {
  pictures.clear();
  lessons.clear();
  files.clear();
}
