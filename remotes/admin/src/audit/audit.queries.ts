import { listAudit } from '@board/contracts/calls/admin';
import { useApi } from '@board/platform';

export const auditPageSize = 10;

export const useAudit = (search: string, before: string | undefined) =>
  useApi(listAudit, {
    query: {
      limit: auditPageSize,
      ...(search ? { search } : {}),
      ...(before ? { before } : {}),
    },
  });
