import { ServiceError } from '../../../errors/errors.ts';
import { hasTooManyPixels, openPicture } from '../../../files/open-picture.ts';
import { isPicture } from '../../../files/picture-signatures.ts';
import { avatarBytes, avatarField } from './avatar-limit.ts';

const side = 256;
/** A small file may unpack into a huge picture. What cameras call 12 megapixels. */
const maxPixels = 4032 * 3024;

/** The picture in a form as a browser sends it, whatever else is there. */
export async function pictureOfForm(sent: { type: string; body: Uint8Array }): Promise<Buffer> {
  const form = await formOf(sent);
  for (const [field, value] of form) {
    if (typeof value === 'string') continue;
    if (field !== avatarField) throw new ServiceError('request.unknown_field', { fill: { field } });
    if (value.size > avatarBytes) throw new ServiceError('user.avatar_large');
    return squarePicture(new Uint8Array(await value.arrayBuffer()));
  }
  throw new ServiceError('user.avatar_missing');
}

async function formOf({ type, body }: { type: string; body: Uint8Array }): Promise<FormData> {
  try {
    const headers = { 'content-type': type };
    return await new Response(new Uint8Array(body), { headers }).formData();
  } catch (cause) {
    throw new ServiceError('request.malformed', { cause });
  }
}

/**
 * Decodes a PNG, JPEG or WebP and draws it anew as a square: nothing of the file survives but
 * what it looks like. Known by content; what the sender calls it counts for nothing.
 */
async function squarePicture(file: Uint8Array): Promise<Buffer> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (!isPicture(bytes)) throw new ServiceError('user.avatar_type');
  const picture = await openPicture(bytes, maxPixels);
  try {
    return await picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch (error) {
    const code = hasTooManyPixels(error) ? 'user.avatar_pixels' : 'user.avatar_unreadable';
    throw new ServiceError(code, { cause: error });
  }
}
