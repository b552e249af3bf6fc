import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { clearLogs, listAudit } from '@board/contracts/calls/admin';
import { minuteMs } from '@board/time';
import { enqueue } from '../../../jobs/enqueue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { openLocally } from '../../../testing/local-server.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts';

interface Line {
  id: string;
  action: string;
  details: unknown;
}

describeOnEngines('the collector of the audit log', (engine) => {
  let status: number;
  let received: { headers: IncomingHttpHeaders; lines: Line[] }[];
  let collector: Awaited<ReturnType<typeof openLocally>>;
  let board: TestApp;
  let admin: SignedIn;
  const start = async (environment: Record<string, string>) => {
    board = await startTestApp({
      engine,
      environment: { AUDIT_COLLECTOR_URL: `http://${collector.host}/audit`, ...environment },
    });
    admin = await board.asAdmin();
    const { services } = board;
    // The first of them, which plans the next.
    await services.database.transaction((tx) =>
      enqueue(services, tx, { kind: 'audit.send', payload: null }),
    );
  };
  beforeEach(async () => {
    status = 204;
    received = [];
    const server = createServer(async (request, response) => {
      const body = await text(request);
      const lines = body
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line);
      received.push({ headers: request.headers, lines });
      response.writeHead(status).end();
    });
    collector = await openLocally(server);
  });
  afterEach(async () => {
    await board.close();
    await collector.close();
  });
  const allowed = () => ({
    OUTBOUND_ALLOW: collector.host,
    AUDIT_COLLECTOR_TOKEN: 'a-token-of-the-collector',
  });
  const aQuarterLater = async () => {
    board.clock.advance(16 * minuteMs);
    await board.app.jobs.runDue();
  };
  const known = async () => (await admin.call(listAudit, { query: { limit: 100 } })).body.items;
  const told = () => received.flatMap(({ lines }) => lines.map(({ id }) => id));

  it('is sent what is new, the oldest first, each entry once', async () => {
    await start(allowed());
    await admin.call(clearLogs, {});
    await aQuarterLater();
    await admin.call(clearLogs, {});
    await aQuarterLater();
    await aQuarterLater();
    expect(told()).toEqual((await known()).map(({ id }) => id).reverse());
    expect(received).toHaveLength(2);
    expect(received[1]?.lines).toMatchObject([{ action: 'log.cleared', details: {} }]);
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      authorization: 'Bearer a-token-of-the-collector',
    });
    expect(board.app.measure().find(isCount)).toMatchObject({
      figures: [{ value: told().length }],
    });
  });

  it('that refuses is sent the same again, and the job says why', async () => {
    await start(allowed());
    await admin.call(clearLogs, {});
    status = 503;
    await aQuarterLater();
    const [job] = await board.services.database.reader.query
      .selectFrom('jobs')
      .select('last_error')
      .where('kind', '=', 'audit.send')
      .where('last_error', 'is not', null)
      .execute();
    expect(job?.last_error).toBe('The collector of the audit log answered 503');
    status = 200;
    received.length = 0;
    await aQuarterLater();
    expect(new Set(told())).toEqual(new Set((await known()).map(({ id }) => id)));
  });

  it('inside the network is reached only where the operator says so', async () => {
    await start({});
    await admin.call(clearLogs, {});
    await aQuarterLater();
    expect(received).toEqual([]);
  });
});

const isCount = ({ name }: { name: string }) => name === 'board_audit_sent_total';
