/** Booleans are 0 and 1 on both engines, so a row looks the same wherever it comes from. */
export type Flag = 0 | 1;
export const flag = (value: boolean): Flag => (value ? 1 : 0);

/** What every owned thing carries. Instants are ISO text in UTC, which sorts as it reads. */
export interface OwnedRow {
  user_id: string;
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
