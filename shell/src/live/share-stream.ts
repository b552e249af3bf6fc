import type { LiveEvent } from '@board/contracts/calls/stream';
import { holdStream } from './live-stream.ts';

interface SharedStreamOptions {
  personId: string;
  onEvent: (event: LiveEvent) => void;
}

/**
 * One stream a browser: the tab that gets the lock holds it and tells the others. When it closes,
 * the next in line takes over. Without locks the auto-refresh alone has to do.
 */
export function shareStream({ personId, onEvent }: SharedStreamOptions): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return () => undefined;
  const name = `board.live.${personId}`;
  const channel = new BroadcastChannel(name);
  const abort = new AbortController();
  const { signal } = abort;

  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => onEvent(data);
  navigator.locks
    .request(name, { signal }, () =>
      holdStream({
        signal,
        onEvent: (event) => {
          if (signal.aborted) return;
          channel.postMessage(event);
          onEvent(event);
        },
      }),
    )
    // Told to stop while still in line.
    .catch(() => undefined);

  return () => {
    abort.abort();
    channel.close();
  };
}
