import { listAudit } from '@board/contracts/calls/admin';
import { useApi } from '@board/platform';

export const auditPageSize = 10;

export function useAudit(search: string, before: string | undefined) {
  return useApi(listAudit, {
    query: {
      limit: auditPageSize,
      ...(search ? { search } : {}),
      ...(before ? { before } : {}),
    },
  });
}
