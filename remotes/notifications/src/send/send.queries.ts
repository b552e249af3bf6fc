import { createNotification } from '@board/contracts/calls/notifications';
import { useWrite } from '@board/platform';

export const useSending = () => useWrite(createNotification);
