import type { Sharp } from 'sharp';

/** A picture that is to be drawn anew, the right way up; for parsers only. Who draws it hears what is wrong with it. */
export async function openPicture(file: Uint8Array, mostPixels: number): Promise<Sharp> {
  // Loaded by the first picture: who reads timetables need not hold it.
  const { default: sharp } = await import('sharp');
  // One picture at a time: neither more threads nor what was decoded before is of use.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
}

export const hasTooManyPixels = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('exceeds pixel limit');
