import { ServiceError } from '../../../errors.ts';

const side = 256;
/** A small file may unpack into a huge picture. */
const maxPixels = 40_000_000;

const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/**
 * Decodes a PNG, JPEG or WebP and draws it anew as a square: nothing of the file survives but
 * what it looks like. Known by content; what the sender calls it counts for nothing.
 */
export async function squarePicture(bytes: Buffer): Promise<Buffer> {
  if (!signatures.some((matches) => matches(bytes))) throw new ServiceError('user.avatar_type');
  // Loaded by the first upload: most servers never need its memory.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw new ServiceError('user.avatar_unreadable', { cause: error });
  }
}
