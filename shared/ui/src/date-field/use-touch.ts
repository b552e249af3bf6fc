import { useMedia } from '../layer/use-media.ts';

/** Whether fingers point here, for whom a keyboard in the way is worth less than something to press. */
export const useTouch = (): boolean => useMedia('(pointer: coarse)');
