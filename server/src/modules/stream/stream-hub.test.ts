import type { LiveEvent } from '@board/contracts/calls/stream';
import type { Services } from '../../context/context.ts';
import type { Signal } from '../../database/signals/signal.ts';
import type { LiveStream } from './live-stream.ts';
import { StreamHub } from './stream-hub.ts';

describe('the streams of one person', () => {
  it('tell a new page, though one that was displaced closes after all the others', () => {
    let tell: (signal: Signal) => void = () => {};
    const signals = {
      onSignal(listener: typeof tell) {
        tell = listener;
        return () => {};
      },
      onResync: () => () => {},
    };
    const hub = new StreamHub({ signals } as unknown as Services);
    const [displaced, ...others] = Array.from({ length: 21 }, () => opened(hub));
    for (const { close } of others) close();
    const fresh = opened(hub);
    displaced?.close();
    tell({ kind: 'changed', userId: 'lin', revisions: { tasks: 2 } });
    expect(fresh.told).toEqual(['hello', 'changed']);
    hub.close();
  });
});

/** A connection that ends when it is told to, and not with its reply. */
function opened(hub: StreamHub) {
  const told: string[] = [];
  let close = () => {};
  const stream: Pick<LiveStream, 'userId' | 'sessionId' | 'send' | 'changed' | 'end' | 'onClose'> =
    {
      userId: 'lin',
      sessionId: 'one',
      send: ({ kind }: LiveEvent) => void told.push(kind),
      changed: () => void told.push('changed'),
      end: () => {},
      onClose: (listener) => {
        close = listener;
      },
    };
  hub.add(stream as LiveStream);
  return { told, close };
}
