import { useText } from '@board/platform';

/** The texts of this remote. */
export const useTexts = () => useText('finance');
