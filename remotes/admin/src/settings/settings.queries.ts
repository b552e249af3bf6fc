import {
  getAdminSettings,
  type Settings,
  testEducation,
  testMail,
  updateAdminSettings,
} from '@board/contracts/calls/admin';
import { patch, useApi, useWrite } from '@board/platform';

export function useSettings() {
  return useApi(getAdminSettings, {});
}

export function useSettingsSave() {
  const { write, pending } = useWrite(updateAdminSettings);
  return {
    pending,
    save: (settings: Settings) =>
      write({ body: settings }, { optimistic: [patch(getAdminSettings, () => settings)] }),
  };
}

export const useMailTest = () => useWrite(testMail);
export const useEducationTest = () => useWrite(testEducation);
