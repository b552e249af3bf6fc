import { randomUUID } from 'node:crypto';
import { secondMs } from '@board/time';
import type { Metric } from '../../../measuring/metrics.ts';
import type { App } from '../../../serving/app-type.ts';
import { nanoseconds, otlpMetric, resource, scope } from './otlp.ts';
import { watchSpans } from './request-spans.ts';

const everyMs = 10_000;
const patienceMs = 2_000;

/** Brings metrics and spans to a collector, by OTLP over HTTP in JSON, where the operator names one. */
export function exportTelemetry(app: App, readMetrics: () => Promise<readonly Metric[]>): void {
  const { config, clock, log } = app.services;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME } = config;
  if (endpoint === '') return;
  const takeSpans = watchSpans(app);
  const start = nanoseconds(clock.now() - process.uptime() * secondMs);
  const about = resource(OTEL_SERVICE_NAME, randomUUID());
  const headers = { 'content-type': 'application/json', ...headersOf(config) };
  let isAway = false;
  let sending = Promise.resolve();

  async function send(signal: 'metrics' | 'traces', body: object): Promise<void> {
    const response = await fetch(`${endpoint.replace(/\/$/, '')}/v1/${signal}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The collector answered ${response.status}`);
  }

  async function sendAll(): Promise<void> {
    try {
      const spans = takeSpans();
      const now = nanoseconds(clock.now());
      const metrics = (await readMetrics()).map((metric) => otlpMetric(metric, start, now));
      await send('metrics', {
        resourceMetrics: [{ resource: about, scopeMetrics: [{ scope, metrics }] }],
      });
      if (spans.length > 0)
        await send('traces', {
          resourceSpans: [{ resource: about, scopeSpans: [{ scope, spans }] }],
        });
      isAway = false;
    } catch (error) {
      // Said once; what was measured meanwhile is lost, and counters go on.
      if (!isAway) log.warn({ err: error }, 'the collector of telemetry cannot be reached');
      isAway = true;
    }
  }

  const next = () => {
    sending = sending.then(sendAll);
    return sending;
  };
  const timer = setInterval(next, everyMs).unref();
  app.onClosing(() => {
    clearInterval(timer);
    return next();
  });
}

/** `name=value,name=value`, as all of OpenTelemetry writes them. */
function headersOf({ OTEL_EXPORTER_OTLP_HEADERS: given }: App['services']['config']) {
  const pairs = given.split(',').flatMap((pair) => {
    const [, name = '', value = ''] = /^\s*([^=\s]+)=(.*)$/.exec(pair) ?? [];
    return name === '' ? [] : [[name, decodeURIComponent(value.trim())]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}
