const signatures = {
  'image/png': (bytes: Buffer) =>
    bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  'image/jpeg': (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  'image/webp': (bytes: Buffer) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};
export type PictureType = keyof typeof signatures;
const types = Object.keys(signatures) as PictureType[];

/** PNG, JPEG or WebP by content: what the sender calls it counts for nothing. */
export const pictureTypeOf = (bytes: Buffer): PictureType | undefined =>
  types.find((type) => signatures[type](bytes));

export const isPicture = (bytes: Buffer): boolean => pictureTypeOf(bytes) !== undefined;
