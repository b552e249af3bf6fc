import { callUrl } from '@board/contracts/calls/call-url';
import { type LiveEvent, openStream } from '@board/contracts/calls/stream';
import { backgroundHeader } from '@board/contracts/constants/headers';
import { chunksOf, dataLines } from '@board/contracts/formats/data-lines';
import { bearer } from '../identity/bearer.ts';

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** Others of this person are open instead; the auto-refresh has to do for a while. */
const displacedPauseMs = 10 * 60_000;

interface LiveStreamOptions {
  signal: AbortSignal;
  onEvent: (event: LiveEvent) => void;
}

/** Holds one stream open until told to stop; a broken one is opened again, later each time. */
export async function holdStream({ signal, onEvent }: LiveStreamOptions): Promise<void> {
  let pause = firstPauseMs;
  while (!signal.aborted && bearer.current()) {
    try {
      const response = await fetch(callUrl(openStream), {
        headers: { authorization: `Bearer ${bearer.current()}`, [backgroundHeader]: '1' },
        cache: 'no-store',
        signal,
      });
      if (response.status === 401) {
        onEvent({ kind: 'session-ended' });
        return;
      }
      if (response.ok && response.body) {
        pause = firstPauseMs;
        for await (const event of readEvents(response.body)) {
          if ((event as LiveEvent).kind === 'displaced') pause = displacedPauseMs;
          else onEvent(event as LiveEvent);
        }
      }
    } catch {
      // No network, or told to stop; the pause and the condition above decide.
    }
    await rest(pause * (0.5 + Math.random()), signal);
    pause = Math.min(pause * 2, longestPauseMs);
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** What a streamed reply tells as it arrives; what is no JSON is skipped. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  for await (const line of dataLines(chunksOf(body))) {
    try {
      yield JSON.parse(line);
    } catch {
      // Another version's word, or half of one.
    }
  }
}
