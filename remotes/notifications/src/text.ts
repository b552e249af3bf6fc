import { useText } from '@board/platform';

export const useNotificationText = () => useText('notifications');
