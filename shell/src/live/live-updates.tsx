import { verifySession } from '@board/contracts/calls/auth';
import type { Scope } from '@board/contracts/calls/call';
import type { LiveEvent } from '@board/contracts/calls/stream';
import { events, sendCall, useSession } from '@board/platform';
import { overlayOf } from '@board/platform/host';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { catchUp } from '../refresh/catch-up.ts';
import { loadAgain } from '../refresh/load-again.ts';
import { hearOfReleases } from '../remotes/release-watch.tsx';
import { shareStream } from './share-stream.ts';

/** Several things change together; they are loaded together. */
const gatherMs = 250;

/** What happens elsewhere shows here at once, as long as somebody is looking. */
export function LiveUpdates() {
  const { mutate } = useSWRConfig();
  const { user, status } = useSession();
  const person = status === 'authenticated' ? user?.id : undefined;

  useEffect(() => {
    if (!person) return;
    const moved = new Set<Scope>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let greeted = false;

    const load = () => {
      timer = undefined;
      // What moved while the page was hidden is kept until it is seen again.
      if (document.visibilityState !== 'visible') return;
      // What fails here the next refresh finds moved as well.
      loadAgain({ person: moved.has('user') }, mutate).catch(() => undefined);
      moved.clear();
    };
    const plan = () => {
      if (moved.size > 0) timer ??= setTimeout(load, gatherMs);
    };
    const hear = (event: LiveEvent) => {
      if (event.kind === 'changed') {
        // What the answer to a write of this page has told already is no news.
        for (const scope of overlayOf(mutate).hear(event.revisions)) moved.add(scope);
        plan();
      } else if (event.kind === 'notification') {
        const { id, title, message, actionUrl } = event.notification;
        events.emit('notification.received', { id, title, message, actionUrl });
      } else if (event.kind === 'releases') {
        hearOfReleases(event.at_once ? 'now' : 'soon');
      } else if (event.kind === 'session-ended') {
        // The transport ends the session here if the server says that it is over.
        sendCall(verifySession, {}).catch(() => undefined);
      } else if (event.kind === 'global' || greeted) {
        void catchUp(mutate);
      }
      // Whatever was said before a greeting nobody heard: between the page's list and the first,
      // while the stream was broken before another.
      if (event.kind === 'hello') hearOfReleases(greeted ? 'soon' : 'later');
      if (event.kind === 'hello') greeted = true;
    };
    const stop = shareStream({ personId: person, onEvent: hear });
    // Where another tab holds the stream, it was greeted long ago.
    hearOfReleases('later');
    document.addEventListener('visibilitychange', plan);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
      stop();
    };
  }, [person, mutate]);

  return null;
}
