import { confirm, toast, useEvent, useText } from '@board/platform';
import { hasUnsavedDrafts } from '@board/platform/host';

/** A new release applies at the next reload; who is in the middle of something decides when. */
export function ReleaseNotice() {
  const t = useText('shell');

  async function reload() {
    const sure =
      !hasUnsavedDrafts() ||
      (await confirm({
        title: t('release.unsavedTitle'),
        message: t('release.unsavedText'),
        confirmLabel: t('release.reload'),
      }));
    if (sure) location.reload();
  }

  useEvent('release.available', () =>
    toast({
      tone: 'info',
      message: t('release.available'),
      action: { label: t('release.reload'), run: () => void reload() },
      key: 'release',
    }),
  );
  return null;
}
