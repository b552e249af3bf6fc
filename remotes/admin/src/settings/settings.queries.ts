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

export function useSettingsWrites() {
  const { mutate } = useApi(getAdminSettings, {});
  const { write } = useWrite(update);
  return {
    /** Whatever comes of it, what is shown is asked for anew. */
    save: (change: Partial<Settings>) => write({ body: change }).finally(() => void mutate()),
  };
}

/** Of a connection that the settings speak of. */
export function useConnectionTests() {
  const mail = useWrite(testMail);
  const education = useWrite(testEducation);
  return {
    pending: mail.pending || education.pending,
    testMail: (to: string) => mail.write({ body: { to } }),
    testEducation: (apiPath: string, apiKey: string) =>
      education.write({ body: { apiPath, apiKey } }),
  };
}

/** Somebody changed what is the same for everybody, such as the settings. */
function useGlobalChange(reload: () => void): void {
  useEvent('global.changed', reload);
}
