import type { TaskFileType } from '@board/contracts/constants/task-files';
import { ServiceError } from '../../../errors/errors.ts';
import { pictureTypeOf } from '../../../files/picture-signatures.ts';

/** Where readers look for it. */
const endOfPdf = 1_024;

/** By content: what the sender calls it counts for nothing. */
export function fileTypeOf(bytes: Buffer): TaskFileType {
  const picture = pictureTypeOf(bytes);
  if (picture) return picture;
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)))
    throw new ServiceError('task.file_type');
  if (!bytes.subarray(-endOfPdf).includes('%%EOF')) throw new ServiceError('task.file_unreadable');
  return 'application/pdf';
}

const endings: Record<TaskFileType, readonly [string, ...string[]]> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

/** A name that every system takes, and that ends as its content asks: a picture is never saved as a program. */
export function fileNameOf(given: string, type: TaskFileType): string {
  const name = given.replace(/[\p{C}/\\<>:"|?*]/gu, '_').trim();
  const end = name.split('.').at(-1)?.toLowerCase() ?? '';
  const [first] = endings[type];
  return name.includes('.') && endings[type].includes(end) ? name : `${name}.${first}`;
}
