import { type Text, useText } from '@board/platform';

/** The texts of this remote. */
export const useAdminText = (): Text => useText('admin');
