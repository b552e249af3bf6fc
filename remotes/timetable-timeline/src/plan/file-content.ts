import { timetableFiles } from '@board/contracts/constants/imported-files';

export const largestFile = 10 * 1024 * 1024;
export const acceptedFiles = `${timetableFiles},image/jpeg,image/png,image/webp`;

/** Any kind: what is none of those that can be sent is told so where it would be. */
export const isPicture = ({ type }: File): boolean => type.startsWith('image/');
