import { beginSchoolProof, listSignInLinks } from '@board/contracts/calls/sign-in';
import { attempt, sendCall, useApi, useLocale, useText } from '@board/platform';
import { Button, Dialog } from '@board/ui';
import { leaveFor } from '../base/leave-for.ts';

/** For whoever has neither a password nor a second factor here. What waits is done after he is back. */
export function SchoolProof({ deed, onClose }: { deed: string; onClose: () => void }) {
  const t = useText('shell');
  const locale = useLocale();
  const { data } = useApi(listSignInLinks, {});
  const ways = (data?.items ?? []).filter(({ linked_at }) => linked_at !== null);

  async function go(id: string) {
    const { pathname, search } = location;
    const body = { redirect: pathname + search };
    await attempt(
      async () => leaveFor((await sendCall(beginSchoolProof, { params: { id }, body })).url),
      { failed: t('actions.failed') },
    );
  }

  return (
    <Dialog
      open
      size="small"
      title={t('code.againTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" label={t('actions.cancel')} onClick={onClose} />
          {ways.map(({ id, name_en, name_zh }) => (
            <Button
              key={id}
              variant="primary"
              label={t('code.toSchool', { name: locale === 'en' ? name_en : name_zh })}
              onClick={() => void go(id)}
            />
          ))}
        </>
      }
    >
      <p>{t('code.schoolText', { deed })}</p>
    </Dialog>
  );
}
