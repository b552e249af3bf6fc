import { type Static, Type } from 'typebox';
import type { CallSchema } from './call-schema.ts';
import { Done, Instant, oneOf, Strict } from './common.ts';

export const backupKinds = ['auto', 'manual', 'upgrade'] as const;
const name = Type.String({ pattern: '^board-[0-9TZ-]{8,24}-(auto|manual|upgrade)\\.jsonl\\.gz$' });

export const Backup = Type.Object({
  name,
  kind: oneOf(backupKinds),
  created_at: Instant,
  bytes: Type.Integer(),
});
export type Backup = Static<typeof Backup>;

const NameParams = Strict({ name });

export const backupSchemas = {
  /** What lies in the backups folder of the instance that answers, the latest first. */
  listBackups: { reply: Type.Object({ items: Type.Array(Backup) }) },
  createBackup: { reply: Backup, status: 201 },
  /** The file. */
  downloadBackup: { media: 'application/gzip', params: NameParams },
  /** Reads it through and compares every checksum. */
  verifyBackup: {
    params: NameParams,
    reply: Type.Object({ success: Type.Boolean(), rows: Type.Integer(), message: Type.String() }),
  },
  deleteBackup: { params: NameParams, reply: Done },
  /** A snapshot of this moment, which is kept nowhere. */
  exportData: { media: 'application/gzip' },
} satisfies Record<string, CallSchema>;
