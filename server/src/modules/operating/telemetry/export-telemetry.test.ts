import { createServer, type IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { describeOnEngines } from '../../../testing/engines.ts';
import { openLocally } from '../../../testing/local-server.ts';
import { startTestApp } from '../../../testing/test-app.ts';

interface Received {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Delivery;
}

interface Delivery {
  resourceMetrics?: { resource: unknown; scopeMetrics: { metrics: object[] }[] }[];
  resourceSpans?: { scopeSpans: { spans: object[] }[] }[];
}

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

async function startCollector(status = 200) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Delivery;
    received.push({ path: request.url, headers: request.headers, body });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  return { received, ...(await openLocally(server)) };
}

describeOnEngines('telemetry', (engine) => {
  const start = (host: string) =>
    startTestApp({
      engine,
      environment: {
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://${host}`,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=school%201',
      },
    });

  it('brings a collector what is measured, and a span for each request', async () => {
    const collector = await startCollector();
    const board = await start(collector.host);
    const traced = (flags: string) => ({ traceparent: `00-${trace}-${parent}-${flags}` });
    await board.anybody.send('GET', '/api/health?name=lin', undefined, traced('01'));
    await board.anybody.send('GET', '/api/health', undefined, traced('00'));
    await board.anybody.send('GET', '/api/tasks/7');
    await board.close();
    await collector.close();

    const [metrics, traces] = collector.received;
    expect([metrics?.path, traces?.path]).toEqual(['/v1/metrics', '/v1/traces']);
    expect(metrics?.headers).toMatchObject({
      'x-tenant': 'school 1',
      'content-type': 'application/json',
    });
    const [resourceMetrics] = metrics?.body.resourceMetrics ?? [];
    expect(resourceMetrics?.resource).toMatchObject({
      attributes: expect.arrayContaining([
        { key: 'service.name', value: { stringValue: 'board' } },
      ]),
    });
    const point = { timeUnixNano: expect.stringMatching(/^\d{19}$/) };
    expect(resourceMetrics?.scopeMetrics[0]?.metrics).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'board_database_up',
          gauge: { dataPoints: [expect.objectContaining({ ...point, asDouble: 1 })] },
        }),
        expect.objectContaining({
          name: 'board_job_runs_total',
          sum: { aggregationTemporality: 2, isMonotonic: true, dataPoints: [] },
        }),
        expect.objectContaining({
          name: 'board_request_duration_seconds',
          histogram: {
            aggregationTemporality: 2,
            dataPoints: expect.arrayContaining([
              expect.objectContaining({ ...point, count: '2', sum: expect.any(Number) }),
            ]),
          },
        }),
      ]),
    );
    const spans = traces?.body.resourceSpans?.[0]?.scopeSpans[0]?.spans;
    expect(spans).toEqual([
      expect.objectContaining({
        traceId: trace,
        parentSpanId: parent,
        name: 'GET /api/health',
        kind: 2,
        status: {},
        attributes: expect.arrayContaining([
          { key: 'http.response.status_code', value: { intValue: '200' } },
        ]),
      }),
      expect.objectContaining({ name: 'GET /api/tasks/:id' }),
    ]);
    expect(spans?.[1]).not.toHaveProperty('parentSpanId');
  });

  it('is done without where nobody takes it, and the log says so', async () => {
    const collector = await startCollector(503);
    const board = await start(collector.host);
    expect((await board.anybody.send('GET', '/api/health')).statusCode).toBe(200);
    await board.close();
    await collector.close();
    const told = board.logged.filter(({ msg }) => /telemetry/.test(String(msg)));
    expect(told).toMatchObject([
      { level: 40, msg: 'the collector of telemetry cannot be reached' },
    ]);
  });
});
