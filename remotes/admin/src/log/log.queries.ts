import { clearLogs, deleteLog, listLogs } from '@board/contracts/calls/admin';
import { adminLogLimit } from '@board/contracts/constants/limits';
import { useApi, useWrite } from '@board/platform';

export type LevelFilter = 'all' | 'warning' | 'error';

export const useLog = (level: LevelFilter, offset: number) =>
  useApi(listLogs, {
    query: {
      limit: adminLogLimit,
      ...(level === 'all' ? {} : { level }),
      ...(offset === 0 ? {} : { offset }),
    },
  });

export function useLogWrites() {
  const one = useWrite(deleteLog);
  const many = useWrite(clearLogs);
  return {
    pending: many.pending,
    remove: (id: string) => one.write({ params: { id } }),
    clear: (level: LevelFilter) => many.write({ body: level === 'all' ? {} : { level } }),
  };
}
