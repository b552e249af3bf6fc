import { exportAudit, listAudit } from '@board/contracts/calls/admin';
import type { InputOf } from '@board/contracts/calls/call';
import { sendCall, useApi } from '@board/platform';

/** What is '' is not asked for. */
export type AuditFilter = NonNullable<InputOf<typeof exportAudit>['query']>;

export const auditPageSize = 10;

const asked = (filter: AuditFilter): AuditFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

export const useAudit = (filter: AuditFilter, before: string | undefined) =>
  useApi(listAudit, {
    query: { limit: auditPageSize, ...asked(filter), ...(before ? { before } : {}) },
  });

export const fetchAudit = (filter: AuditFilter, signal: AbortSignal) =>
  sendCall(exportAudit, { query: asked(filter) }, { signal });
