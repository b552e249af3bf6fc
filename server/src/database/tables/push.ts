import type { ChannelKind } from '@board/contracts/constants/reminder-channels';
import type { Flag } from '../row.ts';

/** A browser that wants to be called although no page is open. */
export interface PushSubscriptionsTable {
  user_id: string;
  id: string;
  /** It is called no longer than this session lasts. */
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
}

/** One pair of keys for all instances. */
export interface VapidKeysTable {
  id: number;
  public_key: string;
  private_key: string;
}

/** Where else a person's notifications go. */
export interface ReminderChannelsTable {
  user_id: string;
  kind: ChannelKind;
  /** All of the address that is shown. */
  host: string;
  /** Address and secret, encrypted. */
  target: string;
  is_off: Flag;
  failing_since: string | null;
  failures: number;
  /** The error that came the last time. */
  failure: string | null;
}

export interface PushTables {
  push_subscriptions: PushSubscriptionsTable;
  reminder_channels: ReminderChannelsTable;
  vapid_keys: VapidKeysTable;
}
