import {
  createBackup,
  deleteBackup,
  downloadBackup,
  listBackups,
  verifyBackup,
} from '@board/contracts/calls/backups';
import { sendCall, useApi, useWrite } from '@board/platform';

export const useBackups = () => useApi(listBackups, {});

export function useBackupWrites() {
  const create = useWrite(createBackup);
  const verify = useWrite(verifyBackup);
  const drop = useWrite(deleteBackup);
  return {
    creating: create.pending,
    create: () => create.write({}),
    verify: (name: string) => verify.write({ params: { name } }),
    remove: (name: string) => drop.write({ params: { name } }),
  };
}

export const fetchBackup = (name: string) => sendCall(downloadBackup, { params: { name } });
