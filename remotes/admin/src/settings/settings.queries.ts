import {
  getAdminSettings,
  type Settings,
  testEducation,
  testMail,
  updateAdminSettings,
} from '@board/contracts/calls/admin';
import { patch, useApi, useWrite } from '@board/platform';
import { useGlobalChange } from '../events.ts';

export function useSettings() {
  const request = useApi(getAdminSettings, {});
  useGlobalChange(() => void request.mutate());
  return request;
}

export function useSettingsSave() {
  const { write, pending } = useWrite(updateAdminSettings);
  return {
    pending,
    save: (change: Partial<Settings>) =>
      write(
        { body: change },
        { optimistic: [patch(getAdminSettings, (settings) => ({ ...settings, ...change }))] },
      ),
  };
}

export const useMailTest = () => useWrite(testMail);
export const useEducationTest = () => useWrite(testEducation);
