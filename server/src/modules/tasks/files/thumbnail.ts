import { taskFileLimit } from '@board/contracts/constants/task-files';
import { ServiceError } from '../../../errors/errors.ts';
import { hasTooManyPixels, openPicture } from '../../../files/open-picture.ts';

/** Twice what a line shows. */
const side = 80;

/** A picture drawn anew and small, as an address that holds it: what draws no thumbnail is no picture. */
export async function thumbnail({ file }: { file: Uint8Array }): Promise<string> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const picture = await openPicture(bytes, taskFileLimit.pixels);
  try {
    const drawn = picture.resize(side, side, { fit: 'cover' }).webp({ quality: 70 });
    return `data:image/webp;base64,${(await drawn.toBuffer()).toString('base64')}`;
  } catch (error) {
    const code = hasTooManyPixels(error) ? 'task.file_pixels' : 'task.file_unreadable';
    throw new ServiceError(code, { cause: error });
  }
}
