import type { CDPSession } from 'playwright-core';

export interface File {
  url: string;
  kind: 'script' | 'style' | 'other';
  /** As sent: compressed where the server compresses. */
  bytes: number;
  /** 0 is the page, 1 what it names, 2 what only a file of 1 asks for. */
  depth: number;
  /** When it was asked for (epoch ms). */
  asked: number;
}

export interface Traffic {
  /** What crossed the wire up to now; what the browser's cache answered did not. */
  files(): File[];
}

/** Listens to what a page fetches and why. API calls are no files, and left out. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const requests = new Map<string, File & { done: boolean }>();
  const depths = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, wallTime }) => {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/api/') || !url.protocol.startsWith('http')) return;
    const callers = [initiator.url, ...framesOf(initiator.stack).map((frame) => frame.url)].flatMap(
      (caller) => depths.get(caller ?? '') ?? [],
    );
    const depth = type === 'Document' ? 0 : Math.max(0, ...callers) + 1;
    depths.set(request.url, depth);
    const kind = /[.]js$/.test(url.pathname)
      ? 'script'
      : /[.]css$/.test(url.pathname)
        ? 'style'
        : 'other';
    const asked = wallTime * 1000;
    requests.set(requestId, { url: url.pathname, kind, depth, asked, bytes: 0, done: false });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const known = requests.get(requestId);
    if (response.fromDiskCache || response.fromServiceWorker) requests.delete(requestId);
    else if (known) known.bytes = Number(response.headers['content-length'] ?? 0);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    requests.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId);
    if (!known) return;
    known.done = true;
    known.bytes ||= encodedDataLength;
  });
  return {
    files: () =>
      [...requests.values()].filter(({ done }) => done).map(({ done: _, ...file }) => file),
  };
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack | undefined;
}

function framesOf(stack: Stack | undefined): { url: string }[] {
  return stack ? [...stack.callFrames, ...framesOf(stack.parent)] : [];
}
