import { DurationHistogram } from '../../../measuring/metrics.ts';
import type { App } from '../../../serving/app-type.ts';

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** By the pattern of the route, never by the address: that would make a series of every id. */
export function observeRequests({ http, onMeasuring }: Pick<App, 'http' | 'onMeasuring'>): void {
  const durations = new DurationHistogram(
    'board_request_duration_seconds',
    'Requests by route and status',
    bounds,
  );
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const status = reply.statusCode;
    durations.observe(
      `${method} ${route} ${status}`,
      () => ({ method, route, status }),
      reply.elapsedTime / 1000,
    );
    done();
  });
  onMeasuring(() => durations.read());
}
