import { createNotification } from '@board/contracts/calls/notifications';
import { useSend } from '@board/platform';

export const useSending = () => useSend(createNotification);
