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

export interface PushTables {
  push_subscriptions: PushSubscriptionsTable;
  vapid_keys: VapidKeysTable;
}
