import { alongWith } from '@board/platform';

export const withWords = alongWith(() => import('./words.ts'));
