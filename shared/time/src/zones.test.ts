import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays } from './days.ts';
import { hourMs, minuteMs } from './durations.ts';
import { end, start, zones } from './testing/zones.ts';
import { changesIn, dayIn, instantOf, offsetIn, wallIn, zoneNamed } from './zones.ts';

const step = 15 * minuteMs;

/** What Intl shows, which the room does not ask in this way. */
function shownIn(zone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (instant) => format.format(instant);
}

const written = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
const wallText = (zone: string, instant: number) => {
  const { day, time } = wallIn(zone, instant);
  return `${day} ${time}`;
};
const instantOfText = (zone: string, wall: string) => {
  const [day = '', time = ''] = wall.split(' ');
  return instantOf(zone, day, time);
};

describe.each(zones)('%s from 2020 to 2030', (zone) => {
  const changes = changesIn(zone, start, end);
  const shown = shownIn(zone);

  test('its changes explain every offset', () => {
    const ahead = [...changes];
    let offset = offsetIn(zone, start);
    for (let at = start; at < end; at += 6 * hourMs) {
      while (ahead[0] && ahead[0].at <= at) offset = ahead.shift()?.to ?? offset;
      const expected = written(at + offset * minuteMs);
      if (shown(at) !== expected || wallText(zone, at) !== expected)
        throw new Error(`${written(at)} is ${shown(at)}, expected ${expected}`);
    }
    expect(ahead).toEqual([]);
  });

  test('a change happens at its millisecond', () => {
    for (const { at, from, to } of changes)
      expect([offsetIn(zone, at - 1), offsetIn(zone, at)]).toEqual([from, to]);
  });

  test('around every change a wall clock leads to its instant and an instant to its wall clock', () => {
    for (const { at, from, to } of changes) {
      const twice = Math.max(0, from - to) * minuteMs;
      const instants = Array.from({ length: 208 }, (_, index) => at + (index - 104) * step);
      const walls = instants.map((instant) => wallText(zone, instant));
      expect(walls).toEqual(instants.map(shown));
      expect(walls.map((wall) => instantOfText(zone, wall))).toEqual(
        instants.map((instant) =>
          instant >= at && instant < at + twice ? instant - twice : instant,
        ),
      );
    }
  });

  test('a time that the clocks skip is as much later as they skip', () => {
    for (const { at, from, to } of changes.filter((change) => change.to > change.from)) {
      for (let past = 0; past < (to - from) * minuteMs; past += step) {
        const skipped = written(at + from * minuteMs + past);
        expect(instantOfText(zone, skipped)).toBe(at + past);
        expect(wallText(zone, at + past)).toBe(written(at + to * minuteMs + past));
      }
    }
  });
});

test('the zones have changes worth the walk', () => {
  const all = zones.flatMap((zone) => changesIn(zone, start, end));
  expect(all.length).toBeGreaterThan(250);
  expect(new Set(all.map(({ from, to }) => Math.abs(to - from)))).toEqual(new Set([30, 60]));
});

test('a day is the day of the zone', () => {
  const instant = Date.parse('2026-11-18T17:00:00Z');
  expect(['UTC', 'Asia/Shanghai', 'Asia/Kathmandu'].map((zone) => dayIn(zone, instant))).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-18',
  ]);
  expect(wallIn('Asia/Kathmandu', instant).time).toBe('22:45');
});

test('a day whose midnight is skipped begins an hour later', () => {
  expect(wallIn('Africa/Cairo', instantOf('Africa/Cairo', '2026-04-24', '00:00'))).toEqual({
    day: '2026-04-24',
    time: '01:00',
  });
  expect(addDays('2026-04-23', 1)).toBe('2026-04-24');
});

test('a zone is one that the machine knows, and has one name', () => {
  const given = ['Europe/Berlin', 'eUROPE/bERLIN', 'UTC', 'Etc/UTC', 'Mars/Olympus', ''];
  expect(given.map(zoneNamed)).toEqual([
    'Europe/Berlin',
    'Europe/Berlin',
    'UTC',
    'UTC',
    undefined,
    undefined,
  ]);
  expect(zoneNamed('Asia/Kolkata')).toBe(zoneNamed('Asia/Calcutta'));
});

test('answers do not depend on the zone of the process', async () => {
  const digests = await Promise.all(
    ['UTC', 'Pacific/Apia', 'Africa/Cairo', 'America/Sao_Paulo', 'Asia/Shanghai'].map(
      async (TZ) => {
        const answers = join(import.meta.dirname, 'testing/answers.ts');
        const run = promisify(execFile);
        return (await run(process.execPath, [answers], { env: { ...process.env, TZ } })).stdout;
      },
    ),
  );
  expect(digests[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(digests).size).toBe(1);
});
