import type {
  NotificationCategory,
  NotificationType,
} from '@board/contracts/constants/notifications';
import type { Services } from '../context/context.ts';
import type { Transaction } from '../database/connection.ts';

export interface Told {
  userId: string;
  /** The same id is told once, however often it is tried. */
  id?: string;
  title: string;
  message: string;
  type: NotificationType;
  category: NotificationCategory;
  actionUrl: string;
  /** False for what is of no use any more when a mail is read. */
  mail?: boolean;
  /** False for what was asked for as a mail. */
  push?: boolean;
  /** Carried by mail and push even where there is much of other things, so that no flood hides it. */
  about?: string;
}

/** How a person is told. The application hands it to those areas that notifications are built on. */
export type Tell = (
  ctx: Pick<Services, 'clock' | 'config' | 'database' | 'signals'>,
  tx: Transaction,
  told: Told,
) => Promise<unknown>;
