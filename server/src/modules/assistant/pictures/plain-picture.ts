import { assistantLimits } from '@board/contracts/constants/assistant';
import { ServiceError } from '../../../errors/errors.ts';
import { openPicture } from '../../../files/open-picture.ts';
import { isPicture } from '../../../files/picture-signatures.ts';

/** Enough to read a table by, and what models make of a larger one anyway. */
const longestSide = 2048;
/** What a telephone takes. */
const maxPixels = 5712 * 4284;

/** The picture drawn anew: where and by whom it was taken stays here. */
export async function plainPicture({ file }: { file: Uint8Array }): Promise<Uint8Array> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.byteLength > assistantLimits.pictureBytes)
    throw new ServiceError('assistant.picture_large');
  if (!isPicture(bytes)) throw new ServiceError('assistant.picture_type');
  const picture = await openPicture(bytes, maxPixels);
  try {
    return await picture
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw new ServiceError('assistant.picture_unreadable', { cause: error });
  }
}
