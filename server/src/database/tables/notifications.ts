import type {
  NotificationCategory,
  NotificationType,
} from '@board/contracts/constants/notifications';
import type { Flag } from '../row.ts';

export interface NotificationsTable {
  user_id: string;
  id: string;
  title: string;
  message: string;
  type: NotificationType;
  category: NotificationCategory;
  read: Flag;
  action_url: string | null;
  timestamp: string;
  version: number;
}

/** Kept, not counted. */
export interface NotificationCountsTable {
  user_id: string;
  total: number;
  unread: number;
}

export interface NotificationTables {
  notifications: NotificationsTable;
  notification_counts: NotificationCountsTable;
}
