import type { Call } from '@board/contracts/calls/call';
import fc from 'fast-check';
import { boardForAll, describeOnEngines } from './engines.ts';
import { bodies, headerSets, texts, values } from './hostile/inputs.ts';
import { type Operation, operationsOf } from './hostile/operations.ts';

jest.setTimeout(240_000);

const endless = new Set(['GET /api/stream']);

describeOnEngines('hostile input', () => {
  const board = boardForAll();
  let operations: Operation[];
  let token: string;
  beforeAll(async () => {
    operations = operationsOf((await board.anybody.send('GET', '/api/openapi.json')).json());
    token = (await board.asRole('super_admin')).token;
  });

  /** Whoever logged himself out or deleted himself on the way comes back as somebody else. */
  async function send(
    method: Call['method'],
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const authorization = headers.authorization ?? `Bearer ${token}`;
    const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const response = await board.anybody.send(method, url, body, {
      ...json,
      ...headers,
      authorization,
    });
    if (response.statusCode === 401 && !headers.authorization)
      token = (await board.asRole('super_admin')).token;
    return response;
  }

  const closed = ({ statusCode, body }: { statusCode: number; body: string }) =>
    statusCode === 503 && body.includes('server.maintenance');

  /** One of the inputs has switched maintenance on, which is its right. */
  async function openAndSend(...what: Parameters<typeof send>) {
    await send('PUT', '/api/admin/settings', { maintenanceMode: false });
    return send(...what);
  }

  async function problemOf(...what: Parameters<typeof send>): Promise<string | undefined> {
    const first = await send(...what);
    const { statusCode, body } = closed(first) ? await openAndSend(...what) : first;
    const isTalkative = statusCode >= 400 && / {4}at |sqlite|postgres|syntax error/i.test(body);
    const isKnown = statusCode < 500 && !isTalkative;
    return isKnown
      ? undefined
      : `${what[0]} ${what[1]} ${JSON.stringify(what[2])?.slice(0, 200)} -> ${statusCode} ${body.slice(0, 300)}`;
  }

  async function survives(
    request: (operation: Operation) => Parameters<typeof send>[],
  ): Promise<void> {
    const problems: string[] = [];
    for (const operation of operations) {
      if (endless.has(`${operation.method} ${operation.path}`)) continue;
      for (const what of request(operation)) {
        const problem = await problemOf(...what);
        if (problem !== undefined) problems.push(problem);
      }
    }
    expect(problems).toEqual([]);
  }

  const placed = (path: string, value = 'x') => path.replace(/\{\w+\}/g, encodeURIComponent(value));
  const encodable = texts.filter((text) => text.isWellFormed());

  it('knows every route of the document', () => {
    const calls = operations.filter(({ path }) => path.startsWith('/api/'));
    expect(calls.length).toBe(board.app.calls.length);
  });

  it('in place of an id is not found', () =>
    survives(({ method, path }) =>
      path.includes('{')
        ? [...encodable.map((text) => placed(path, text)), path.replace(/\{\w+\}/g, '%ff%fe')].map(
            (url) => [method, url],
          )
        : [],
    ));

  it('in a query is refused or read as nothing', () =>
    survives(({ method, path, query }) =>
      query.flatMap((name) =>
        [...encodable, 'a&a=b'].map(
          (text): Parameters<typeof send> => [
            method,
            `${placed(path)}?${name}=${text === 'a&a=b' ? `a&${name}=b` : encodeURIComponent(text)}`,
          ],
        ),
      ),
    ));

  it('as a body is refused', () =>
    survives(({ method, path }) =>
      method === 'GET' ? [] : bodies.map((body) => [method, placed(path), body]),
    ));

  it('in the fields of a body is refused or kept as text', () =>
    survives(({ method, path, fields }) =>
      fields.flatMap((field) =>
        values.map((value): Parameters<typeof send> => [method, placed(path), { [field]: value }]),
      ),
    ));

  it('in headers does no harm', () =>
    survives(({ method, path }) =>
      headerSets.map((headers) => [
        method,
        placed(path),
        method === 'GET' ? undefined : {},
        headers,
      ]),
    ));

  it('of any other kind gets an answer as well', async () => {
    const id = fc.oneof(
      fc.uuid({ version: 7 }),
      fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
    );
    const scalar = fc.oneof(
      fc.constantFrom(...values),
      fc.jsonValue(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      id,
    );
    const request = fc
      .constantFrom(...operations.filter(({ method, path }) => !endless.has(`${method} ${path}`)))
      .chain((operation) =>
        fc.record({
          operation: fc.constant(operation),
          id,
          body: fc.dictionary(
            operation.fields.length > 0 ? fc.constantFrom(...operation.fields) : fc.string(),
            scalar,
          ),
          query: fc.dictionary(
            operation.query.length > 0 ? fc.constantFrom(...operation.query) : fc.string(),
            fc.string(),
          ),
        }),
      );
    await fc.assert(
      fc.asyncProperty(request, async ({ operation: { method, path }, id: place, body, query }) => {
        const search = new URLSearchParams(query).toString();
        const problem = await problemOf(
          method,
          `${placed(path, place)}?${search}`,
          method === 'GET' ? undefined : body,
        );
        expect(problem).toBeUndefined();
      }),
      { numRuns: 600 },
    );
  });

  it('leaves the server as it was', async () => {
    expect((await board.anybody.send('GET', '/api/ready')).statusCode).toBe(200);
    const failures = board.logged.filter(({ level }) => Number(level) >= 50);
    expect(failures).toEqual([]);
  });
});
