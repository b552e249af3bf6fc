import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../serving/app-type.ts';
import { attributes, nanoseconds } from './otlp.ts';

/** Between two deliveries; who serves more of them lets a proxy choose, by its `traceparent`. */
const mostSpans = 2_000;
const kindOfServer = 2;
const statusOfError = 2;

type Span = ReturnType<typeof spanOf>;

/** Collects a span for each request that is over; whoever takes them has them. */
export function watchSpans({ http, services }: Pick<App, 'http' | 'services'>): () => Span[] {
  let spans: Span[] = [];
  http.addHook('onResponse', (request, reply, done) => {
    const caller = callerOf(request);
    if (caller.isWanted && spans.length < mostSpans)
      spans.push(spanOf(request, reply, caller, services.clock.now()));
    done();
  });
  return () => {
    const taken = spans;
    spans = [];
    return taken;
  };
}

interface Caller {
  traceId: string;
  parentSpanId?: string;
  isWanted: boolean;
}

const newTrace = (): Caller => ({ traceId: randomBytes(16).toString('hex'), isWanted: true });

/** Of W3C's trace context: whose trace it goes on with, and whether anybody looks at that. */
function callerOf({ headers }: FastifyRequest): Caller {
  const said = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/.exec(
    String(headers.traceparent),
  );
  const [, traceId, parentSpanId, flags = ''] = said ?? [];
  if (!traceId || !parentSpanId) return newTrace();
  return { traceId, parentSpanId, isWanted: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** The pattern of the route, never the address: that may hold what is nobody's business. */
function spanOf(
  { id, method, routeOptions }: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
  { traceId, parentSpanId }: Caller,
  end: number,
) {
  const route = routeOptions.url ?? 'none';
  return {
    traceId,
    spanId: randomBytes(8).toString('hex'),
    ...(parentSpanId && { parentSpanId }),
    name: `${method} ${route}`,
    kind: kindOfServer,
    startTimeUnixNano: nanoseconds(end - elapsedTime),
    endTimeUnixNano: nanoseconds(end),
    attributes: attributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': statusCode,
      'board.request_id': id,
    }),
    status: statusCode >= 500 ? { code: statusOfError } : {},
  };
}
