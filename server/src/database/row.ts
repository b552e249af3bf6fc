/** Booleans are 0 and 1 on both engines, so a row looks the same wherever it comes from. */
export type Flag = 0 | 1;
export const flag = (value: boolean): Flag => (value ? 1 : 0);

/** What every kept thing carries. Instants are ISO text in UTC, which sorts as it reads. */
export interface VersionedRow {
  version: number;
  created_at: string;
  updated_at: string;
}
export const stampsOf = ({ version, created_at, updated_at }: VersionedRow): VersionedRow => ({
  version,
  created_at,
  updated_at,
});

/** What every owned thing carries that can be had back. */
export interface OwnedRow extends VersionedRow {
  user_id: string;
  id: string;
  deleted_at: string | null;
}
