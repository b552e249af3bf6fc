import { listSessions } from '@board/contracts/calls/account';
import { callUrl } from '@board/contracts/calls/call-url';
import { getTask, updateTask } from '@board/contracts/calls/tasks';
import { getProfile } from '@board/contracts/calls/user';
import type { ServedCall } from '../serving/app-type.ts';
import { entries } from '../testing/access/entries.ts';
import { budget, task } from '../testing/access/things.ts';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import type { SignedIn } from '../testing/test-app.ts';

interface Operation {
  description: string;
  'x-matters'?: true | 'partly';
  security: object[];
  parameters: { name: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, object> }>;
}

describeOnEngines('the document', () => {
  const board = boardForAll();
  let operationOf: (served: ServedCall) => Operation;
  beforeAll(async () => {
    const { paths } = (await board.anybody.send('GET', '/api/openapi.json')).json();
    operationOf = ({ call }) => paths[`/api${call.path}`][call.method.toLowerCase()];
  });

  const named = (name: string) => (operation: Operation) =>
    operation.parameters.some((each) => each.name === name);

  /** A request that would do, with one header more; of the least role that may. */
  async function sendWith(served: ServedCall, headers: Record<string, string>) {
    const { access, own, shared, sent } = entries[served.call.name] ?? { access: 'user' };
    const person = await board.asRole(access === 'user' ? 'student' : (access as 'admin'));
    const make = own ?? shared ?? (served.call.name === 'setBudget' ? budget : undefined);
    const means = (await make?.(person, board)) ?? sent ?? {};
    const body = means.body ?? served.schema.example;
    const response = await person.send(
      served.call.method,
      callUrl(served.call, means),
      body,
      headers,
    );
    return { person, means, response };
  }

  it('asks for a token wherever none is a refusal', async () => {
    const slips: string[] = [];
    for (const served of board.app.calls) {
      const { call, schema } = served;
      const sent = { params: {}, ...entries[call.name]?.sent };
      const url = `/api${call.path.replace(/\{(\w+)\}/g, (_, key: string) => (sent.params as Record<string, string>)[key] ?? 'finance')}`;
      const body = sent.body ?? schema.example;
      const { statusCode } = await board.anybody.send(call.method, url, body);
      const code = operationOf(served).security.length > 0;
      const isRefused = statusCode === 401 && call.name !== 'login';
      if (isRefused !== code) slips.push(`${call.name}: ${statusCode}`);
    }
    expect(slips).toEqual([]);
  });

  it('names If-Match where another version is refused, and nowhere else', async () => {
    const slips: string[] = [];
    for (const served of board.app.calls) {
      const { call } = served;
      if (call.method === 'GET' || call.access === 'public' || call.access === 'token') continue;
      const { response } = await sendWith(served, { 'if-match': '"999999"' });
      const works = response.statusCode === 412;
      if (named('If-Match')(operationOf(served)) !== works)
        slips.push(`${call.name}: ${response.statusCode} ${response.body.slice(0, 80)}`);
    }
    expect(slips).toEqual([]);
  });

  it('names If-None-Match where nothing new is answered by 304, and nowhere else', async () => {
    const slips: string[] = [];
    for (const served of board.app.calls) {
      const { call, schema } = served;
      if (call.method !== 'GET' || !schema.reply || call.access === 'token') continue;
      if (call.access === 'public') {
        if (named('If-None-Match')(operationOf(served))) slips.push(call.name);
        continue;
      }
      const { person, means, response } = await sendWith(served, {});
      const seen = { 'if-none-match': `"x", ${response.headers.etag ?? '"none"'}` };
      const again = await person.send('GET', callUrl(call, means), undefined, seen);
      const works = response.headers.etag !== undefined && again.statusCode === 304;
      if (named('If-None-Match')(operationOf(served)) !== works)
        slips.push(`${call.name}: ${response.statusCode} ${again.statusCode}`);
    }
    expect(slips).toEqual([]);
  });

  it('names what matters, and the refusal that it may meet', () => {
    for (const served of board.app.calls) {
      const { description, responses, 'x-matters': matters } = operationOf(served);
      expect([served.call.name, matters]).toEqual([served.call.name, served.call.matters]);
      const isNamed = /second factor/.test(description) && '403' in responses;
      expect([served.call.name, isNamed]).toEqual([served.call.name, matters !== undefined]);
    }
  });

  it('says what is sent and what comes back where it is no JSON', () => {
    const kinds: Record<string, string[]> = {};
    for (const served of board.app.calls) {
      const { requestBody, responses } = operationOf(served);
      const reply = responses[String(served.schema.status ?? 200)]?.content ?? {};
      const other = [...Object.keys(requestBody?.content ?? {}), ...Object.keys(reply)].filter(
        (type) => type !== 'application/json',
      );
      if (other.length > 0) kinds[served.call.name] = other;
      if (Object.keys(reply).length === 0) kinds[served.call.name] = ['nothing'];
    }
    expect(kinds).toEqual({
      uploadAvatar: ['multipart/form-data'],
      uploadReleaseFile: ['application/octet-stream'],
      addTaskFile: ['application/octet-stream'],
      getTaskFile: ['application/octet-stream'],
      exportUser: ['application/zip'],
      exportAudit: ['text/csv; charset=utf-8'],
      exportTransactions: ['text/csv; charset=utf-8'],
      downloadCalendar: ['text/calendar; charset=utf-8'],
      downloadBackup: ['application/gzip'],
      exportData: ['application/gzip'],
      openStream: ['text/event-stream; charset=utf-8'],
      streamChat: ['text/event-stream; charset=utf-8'],
      showShared: ['text/html; charset=utf-8'],
      showUnsubscribe: ['text/html; charset=utf-8'],
      unsubscribeMail: ['text/html; charset=utf-8'],
    });
  });

  it('its media types are those that are sent', async () => {
    const lin = await board.asUser();
    for (const served of board.app.calls) {
      const { call, schema } = served;
      if (!schema.media || call.access !== 'user' || call.name === 'openStream') continue;
      const means = await entries[call.name]?.own?.(lin, board);
      const { headers } = await lin.send(call.method, callUrl(call, means), schema.example);
      expect([call.name, headers['content-type']]).toEqual([call.name, schema.media]);
    }
  });

  it('the tag of a thing that was read is taken by a change of it, once', async () => {
    const lin: SignedIn = await board.asUser();
    const params = { id: (await task(lin, board)).params?.id ?? '' };
    const read = await lin.call(getTask, { params });
    const seen = String(read.headers.etag);
    expect(seen).toMatch(/^"1-[^"]+"$/);
    const held = await lin.call(getTask, { params }, { 'if-none-match': seen });
    expect([held.status, held.headers.etag]).toEqual([304, seen]);
    const change = { params, body: { title: 'Another' } };
    await lin.call(updateTask, change, { 'if-match': seen });
    const late = await lin.refused(updateTask, change, { 'if-match': seen });
    expect(late.body).toMatchObject({ code: 'request.stale', current: { title: 'Another' } });
    expect((await lin.call(getTask, { params }, { 'if-none-match': seen })).status).toBe(200);
    expect((await lin.call(getProfile, {})).headers.etag).toMatch(/^"1-/);
    expect((await lin.call(listSessions, {})).headers.etag).toBeUndefined();
  });
});
