import fc from 'fast-check';
import { values as hostileValues } from '../../../server/src/testing/hostile/inputs.ts';

/** As much of JSON Schema as the document of the interface uses. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

type Value = fc.Arbitrary<unknown>;

/** Stands for the id of a thing that is there: resolved when the request is sent. */
export const thing = (collection: string, at: number): string => `thing:${collection}#${at}`;
/** Stands for an address at the host of our own. */
const outsideKinds = ['empty', 'page', 'broken', 'stream'] as const;

const addresses = fc.constantFrom(
  ...outsideKinds.map((kind) => `outside:${kind}`),
  'http://127.0.0.1:1/',
  'http://10.0.0.1/',
  'http://[::1]:9/x',
  'http://169.254.169.254/latest',
  'https://user:word@127.0.0.1/',
  'http://127.0.0.1:99999/',
);
const days = fc.oneof(
  { weight: 4, arbitrary: dayBetween('2026-09-01', '2027-02-01') },
  { weight: 2, arbitrary: dayBetween('0001-01-01', '9999-12-31') },
  fc.constantFrom(
    '0000-01-01',
    '0999-12-31',
    '1970-01-01',
    '2100-12-31',
    '9999-12-31',
    '2028-02-29',
  ),
);

function dayBetween(first: string, last: string): fc.Arbitrary<string> {
  return fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map((date) => date.toISOString().slice(-24, -14));
}

const collections: Record<string, string> = {
  term_id: '/api/terms',
  task_ids: '/api/tasks',
  course_id: '/api/courses',
};
const small = (text: string): string => Buffer.from(text).toString('base64');
const recurrence = fc
  .record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
    interval: fc.constantFrom(';INTERVAL=7', ';INTERVAL=14', ';INTERVAL=98', ';INTERVAL=99', ''),
    end: fc.constantFrom(';COUNT=3', ';COUNT=999', ';UNTIL=20271231', ';UNTIL=99991231', ''),
    days: fc.constantFrom(
      ';BYDAY=SA',
      ';BYDAY=MO,WE',
      ';BYDAY=1TU',
      ';BYDAY=-1FR,2MO',
      ';BYMONTHDAY=31',
      '',
    ),
  })
  .map(({ freq, interval, end, days: byDay }) => `FREQ=${freq}${interval}${end}${byDay}`);
const months = fc
  .integer({ min: 0, max: 14 })
  .map((month) => `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`);
const words: Record<string, Value> = {
  remote: fc.constantFrom('finance', 'constructor'),
  recurrence,
  start_month: months,
  end_month: months,
  page: fc.constantFrom(1, 2, 1e9),
  password: fc.constantFrom('red-black-tree', 'another-word-7', 'x'),
  currentPassword: fc.constantFrom('red-black-tree', 'x'),
  timeZone: fc.constantFrom(
    'UTC',
    'Asia/Shanghai',
    'America/New_York',
    'Pacific/Kiritimati',
    'No/Where',
  ),
  email: fc.nat(1e9).map((number) => `h${number}@example.org`),
  username: fc.nat(1e9).map((number) => `h_${number}`),
  title: fc.constantFrom('Sheet 3', '线性代数', 'x'.repeat(200), ' ', 'a\ud800'),
  actionUrl: fc.constantFrom('/tasks', null, '//x', 'javascript:1'),
  base_url: addresses,
  apiPath: addresses,
  endpoint: addresses,
  periods: fc.constantFrom('1-2节', '3-4', '1-20', '第5,7节', '', '12-1'),
  weeks: fc.constantFrom('1-16周', '1-16单', '2,4,6-60', '1-60', '0', '61'),
  content: fc.constantFrom(
    small('课程名称,星期,开始节数,结束节数,老师,地点,周数\n高等数学,1,1,2,王老师,A101,1-16单'),
    small(
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260907T080000\nDTEND:20260907T092500\nRRULE:FREQ=WEEKLY;COUNT=8\nSUMMARY:Talk\nEND:VEVENT\nEND:VCALENDAR',
    ),
    small('{"courseLen":40}\n[]\n{}\n[]\n[]'),
    'not base64',
  ),
};

/** What the schema allows, edges included. */
export function valid(schema: Schema, name = ''): Value {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valid(each, name)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, name);
    case 'integer':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 }),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 2 ** 53 - 1),
      );
    case 'number':
      return fc
        .integer({ min: (schema.minimum ?? -1e6) * 100, max: (schema.maximum ?? 1e6) * 100 })
        .map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const minLength = schema.minItems ?? 0;
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 5, 5));
      return fc.array(valid(schema.items ?? {}, name), { minLength, maxLength });
    }
    case 'object':
      return objectOf(schema);
    default:
      return wild;
  }
}

function textOf({ pattern, format, minLength = 0, maxLength = 50 }: Schema, name: string): Value {
  const known = words[name];
  if (known) return known;
  if (format === 'calendar-date') return days;
  if (format === 'instant') return days.map((day) => `${day}T10:00:00+08:00`);
  if (pattern?.startsWith('^https?')) return addresses;
  if (pattern?.startsWith('^[0-9a-f]{8}-')) return identity(name);
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= 2_000);
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) })
        .filter(fits),
    },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(maxLength, 20_000))) },
  );
}

function identity(name: string): Value {
  const collection = collections[name];
  const fresh = fc.uuid({ version: 7 });
  if (!collection) return fresh;
  return fc.oneof(
    { weight: 3, arbitrary: fc.nat(20).map((at) => thing(collection, at)) },
    { weight: 1, arbitrary: fresh },
  );
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): Value {
  const fields = Object.entries(properties).map(([name, each]) => {
    const value = valid(each, name);
    const optional = fc.oneof(
      { weight: 2, arbitrary: fc.constant<unknown>(undefined) },
      { weight: 1, arbitrary: value },
    );
    return [name, required.includes(name) ? value : optional];
  });
  const known = fc
    .record(Object.fromEntries(fields) as Record<string, Value>)
    .map((all) => Object.fromEntries(Object.entries(all).filter(([, each]) => each !== undefined)));
  if (typeof additionalProperties !== 'object') return known;
  const more = fc.dictionary(fc.string({ maxLength: 10 }), valid(additionalProperties), {
    maxKeys: 3,
  });
  return fc.tuple(known, more).map(([one, other]) => ({ ...other, ...one }));
}

/** Anything that JSON can say, what other programs stumbled over first. */
export const wild: Value = fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue());

/** What the schema allows, wrong in one or two places. */
export function nearlyValid(right: Value): Value {
  const change = fc.record({
    at: fc.nat(50),
    how: fc.constantFrom('replace', 'drop', 'add'),
    value: wild,
  });
  return fc
    .tuple(right, fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([value, changes]) => changes.reduce(changed, structuredClone(value)));
}

function changed(
  root: unknown,
  { at, how, value: drawn }: { at: number; how: string; value: unknown },
) {
  const value = structuredClone(drawn);
  const places = placesIn(root);
  const place = places[at % Math.max(places.length, 1)];
  if (!place) return value;
  if (how === 'replace') place.holder[place.key] = value;
  else if (how === 'drop') delete place.holder[place.key];
  else place.holder[`${place.key}x`] = value;
  return root;
}

interface Place {
  holder: Record<string, unknown>;
  key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}
