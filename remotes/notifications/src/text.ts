import { useText } from '@board/platform';

export const useTexts = () => useText('notifications');
