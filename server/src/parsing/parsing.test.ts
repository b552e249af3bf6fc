import { join } from 'node:path';
import { previewImport } from '@board/contracts/calls/courses';
import { getDashboard } from '@board/contracts/calls/system';
import { type SignedIn, startTestApp, type TestApp } from '../testing/test-app.ts';
import { Parsing } from './parsing.ts';

/**
 * How long the server works before somebody else has his board, again and again, until the work is
 * done. Counted in time of its thread: a busy machine keeps him waiting for other reasons.
 */
async function waitsOfAnother(board: TestApp, work: () => Promise<unknown>) {
  const other = await board.asUser();
  // What is compiled for the very first board is no wait for this work.
  await other.call(getDashboard, {});
  const waits: number[] = [];
  let over = false;
  const done = work().finally(() => {
    over = true;
  });
  while (!over) {
    const from = process.threadCpuUsage();
    await other.call(getDashboard, {});
    await new Promise((next) => setTimeout(next, 10));
    const { user, system } = process.threadCpuUsage(from);
    waits.push((user + system) / 1000);
  }
  await done;
  waits.sort((a, b) => a - b);
  const ninetieth = waits[Math.floor(waits.length * 0.9)] ?? 0;
  return { answers: waits.length, ninetieth, late: ninetieth > 100 };
}

const script = join(import.meta.dirname, 'testing/bombs.ts');

describe('a file that does things to its parser', () => {
  let board: TestApp;
  let bomber: SignedIn;
  beforeAll(async () => {
    board = await startTestApp({
      engine: 'sqlite',
      parsing: (log) =>
        new Parsing(log, { script, deadlineMs: 500, patienceMs: 3_000, heapMb: 64, heldMb: 250 }),
    });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    bomber = await board.asUser();
  });

  async function bring(what: string, person = bomber) {
    const content = Buffer.from(what).toString('base64');
    const response = await person.send('POST', `/api${previewImport.path}`, {
      file_name: 'x.ics',
      content,
    });
    return { status: response.statusCode, ...response.json() };
  }

  it.each(['loop', 'hoard', 'unpack', 'json', 'never', 'crash', 'talk'])(
    '%s: is given up',
    async (bomb) => {
      expect(await bring(bomb)).toMatchObject({
        status: 422,
        code: 'file.too_costly',
        message:
          'Reading this file takes too much time or memory; please choose a smaller or simpler one',
      });
      expect(board.logged).toContainEqual(
        expect.objectContaining({
          msg: 'a file was given up',
          parser: 'courseFile',
          userId: bomber.user.id,
        }),
      );
      expect((await bring('refuse')).code).toBe('import.unreadable');
    },
  );

  it('is ended for what it holds outside its heap', async () => {
    await bring('unpack');
    const reasons = board.logged.map(({ reason }) => String(reason));
    expect(reasons).toContainEqual(expect.stringMatching(/ MB are held$/));
  });

  it('leaves others their answers while it is tried', async () => {
    const waits = await waitsOfAnother(board, () =>
      Promise.all(
        ['loop', 'hoard', 'json'].map(async (bomb) =>
          expect((await bring(bomb)).code).toBe('file.too_costly'),
        ),
      ),
    );
    expect(waits.answers).toBeGreaterThan(20);
    expect(waits.late).toBe(false);
  });

  it('waits for its own like, not for those of others', async () => {
    const other = await board.asUser();
    const order: string[] = [];
    const first = ['never', 'never', 'never'].map((bomb) =>
      bring(bomb).then(() => order.push('bomber')),
    );
    await bring('refuse', other).then(() => order.push('other'));
    expect(order.length).toBeLessThanOrEqual(2);
    await Promise.all(first);
  });

  it('meets one who knows neither keys nor addresses', async () => {
    expect(board.services.config.SECRET_KEY.length).toBe(32);
    const found = (await board.services.parsing.parse(bomber.user.id, 'courseFile', {
      bytes: Buffer.from('whoAreYou'),
    } as never)) as unknown as { pid: number; environment: string[] };
    expect(found.pid).not.toBe(process.pid);
    expect(found.environment.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(['TZ']);
  });

  it('is told from a mistake of ours, which is logged as one', async () => {
    expect(await bring('fail')).toMatchObject({ status: 500, code: 'server.unexpected' });
    expect(JSON.stringify(board.logged)).toContain('a mistake of ours');
  });
});

describe('a timetable that was made to be long in reading', () => {
  let board: TestApp;
  beforeAll(async () => {
    board = await startTestApp({ engine: 'sqlite' });
  });
  afterAll(() => board.close());

  const event = (...lines: string[]) => [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'SUMMARY:Talk',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const files: [string, () => string[]][] = [
    [
      'repeats in a million weeks',
      () => event('DTSTART:20260907T080000', 'RRULE:FREQ=WEEKLY;BYDAY=MO;INTERVAL=999999999'),
    ],
    ['begins with the calendar', () => event('DTSTART:00010101T080000', 'RRULE:FREQ=DAILY')],
    [
      'has one course in 100,000 rows',
      () => [
        '课程名称,星期,开始节数,结束节数,老师,地点,周数',
        ...Array.from({ length: 100_000 }, (_, row) => `Talk,1,1,2,,R${row},1-16`),
      ],
    ],
    ['is nothing but braces', () => [`[${'{},'.repeat(3_000_000)}0]`]],
  ];

  it.each(files)('%s: is refused or read, and nobody waits for it', async (_, lines) => {
    const student = await board.asUser();
    const content = Buffer.from(lines().join('\n')).toString('base64');
    const path = `/api${previewImport.path}`;
    const waits = await waitsOfAnother(board, async () => {
      const { statusCode } = await student.send('POST', path, { file_name: 'x.ics', content });
      expect([200, 400, 422]).toContain(statusCode);
    });
    expect(waits.late).toBe(false);
  });
});
