import {
  getAdminSettings,
  type Settings,
  testEducation,
  testMail,
  updateAdminSettings,
} from '@board/contracts/calls/admin';
import { patch, planWrite, useApi, useEvent, useWrite } from '@board/platform';

export function useSettings() {
  const request = useApi(getAdminSettings, {});
  useGlobalChange(() => void request.mutate());
  return request;
}

const update = planWrite(updateAdminSettings, {
  shows: ({ body }) => [patch(getAdminSettings, (settings) => ({ ...settings, ...body }))],
});

export function useSettingsSave() {
  const { mutate } = useApi(getAdminSettings, {});
  const { write } = useWrite(update);
  return {
    /** Whatever comes of it, what is shown is asked for anew. */
    save: (change: Partial<Settings>) => write({ body: change }).finally(() => void mutate()),
  };
}

export const useMailTest = () => useWrite(testMail);
export const useEducationTest = () => useWrite(testEducation);

/** Somebody changed what is the same for everybody, such as the settings. */
function useGlobalChange(reload: () => void): void {
  useEvent('global.changed', reload);
}
