import { useSession } from '@board/platform';
import { useEffect } from 'react';
import { subscribeBrowser, unsubscribeBrowser } from './push-subscription.ts';

/** Follows the switch of the profile. */
export function KeepSubscribed() {
  const { user, status } = useSession();
  const personId = status === 'authenticated' ? user?.id : undefined;
  const wanted = user?.preferences.desktopNotifications ?? false;
  useEffect(() => {
    if (!personId) return;
    void (wanted ? subscribeBrowser(personId) : unsubscribeBrowser());
  }, [personId, wanted]);
  return null;
}
