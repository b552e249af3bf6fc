import { type Text, useText } from '@board/platform';

/** The texts of this remote. */
export const useTexts = (): Text => useText('admin');
