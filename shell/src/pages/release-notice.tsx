import { toast, useEvent, useText } from '@board/platform';

/** A new release applies at the next reload; who is in the middle of something decides when. */
export function ReleaseNotice() {
  const t = useText('shell');
  useEvent('release.available', () =>
    toast({
      tone: 'info',
      message: t('release.available'),
      action: { label: t('release.reload'), run: () => location.reload() },
      key: 'release',
    }),
  );
  return null;
}
