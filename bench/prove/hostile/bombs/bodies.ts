import { createHash } from 'node:crypto';
import { deployTokenPrefix } from '@board/contracts/constants/delivery';
import { type Bomb, jsonBombs, lines, times } from './bomb.ts';

const deep = (open: string, close: string, count: number) => () =>
  open.repeat(count) + close.repeat(count);
const texts: Record<string, () => string> = {
  'lists in lists': deep('[', ']', 250_000),
  'objects in objects': deep('{"a":', '1}', 100_000),
  'open lists': () => '['.repeat(900_000),
  'seventy thousand keys': () => `{${times(70_000, (index) => `"k${index}":1`).join(',')}}`,
  'one key again and again': () => `{${'"title":"",'.repeat(80_000)}"title":""}`,
  'keys of the prototype': () => `{${'"__proto__":{"a":1},'.repeat(40_000)}"a":1}`,
  'a number of digits': () => `{"title":${'9'.repeat(900_000)}}`,
  'a text of escapes': () => `{"title":"${'\\u00e9'.repeat(150_000)}"}`,
  'a text of pairs': () => `{"title":"${'𝒳'.repeat(220_000)}"}`,
  blanks: () => `${' '.repeat(900_000)}{}`,
  'half a million empty objects': () => `[${'{},'.repeat(250_000)}{}]`,
  'lists of wrong rows': () =>
    `{"rows":[${'{"a":1},'.repeat(100_000)}{}],"task_ids":[${'1,'.repeat(100_000)}1]}`,
  'more than a megabyte': () => `{"title":"${'x'.repeat(3_000_000)}"}`,
};
const places: [path: string, method: string, as: Bomb['as']][] = [
  ['/api/auth/login', 'POST', 'guest'],
  ['/api/client-reports', 'POST', 'guest'],
  ['/api/tasks', 'POST', 'student'],
  ['/api/courses', 'POST', 'student'],
  ['/api/courses/imports', 'POST', 'student'],
];
/** Where a file comes in JSON, a body may be ten times as long. */
const large: Record<string, () => unknown> = {
  'lists in lists': deep('[', ']', 4_900_000),
  'lists in lists within a text': () => ({ content: '['.repeat(9_800_000) }),
  'millions of empty objects': () => `[${'{},'.repeat(3_200_000)}{}]`,
  'millions of empty lists': () => `{"rows":[${'[],'.repeat(3_200_000)}[]]}`,
  'a text of quotes': () => ({ content: '"'.repeat(4_900_000) }),
};
const largeJson = ['/api/courses/imports/preview', '/api/finance/imports'].flatMap((path) =>
  jsonBombs({ parser: `JSON, ${path.slice(4)}`, path }, large),
);
const json = places.flatMap(([path, method, as]) =>
  jsonBombs({ parser: `JSON, ${path.slice(4)}`, path, method, as }, texts),
);

const rules = [
  'FREQ=DAILY;INTERVAL=7;BYDAY=SA',
  'FREQ=DAILY;INTERVAL=14;BYDAY=MO',
  'FREQ=DAILY;INTERVAL=21;BYDAY=MO,TU,TH,FR,SA,SU',
  'FREQ=DAILY;INTERVAL=98;COUNT=999;BYDAY=SU',
  'FREQ=DAILY;INTERVAL=99;UNTIL=99991231;BYDAY=SU',
  'FREQ=DAILY',
  'FREQ=DAILY;COUNT=999',
  'FREQ=DAILY;UNTIL=99991231',
  'FREQ=WEEKLY;INTERVAL=99',
  'FREQ=WEEKLY;BYDAY=MO,WE',
  'FREQ=WEEKLY;BYDAY=1MO,-1TU',
  'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31',
  'FREQ=MONTHLY;INTERVAL=99;BYDAY=4SA',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=MONTHLY;BYDAY=1MO,2TU,3WE,4TH,-1FR,1SA,2SU',
  'FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=31',
];
const starts = ['2026-11-25', '1971-01-01', '2000-01-01', '0001-01-01', '9998-12-16'];
const ruled = jsonBombs(
  { parser: 'recurrence', path: '/api/tasks' },
  Object.fromEntries(
    rules.flatMap((recurrence) =>
      starts.map((date) => [
        `${recurrence} from ${date}`,
        () => ({
          title: 'q',
          date,
          recurrence,
          time: '10:00-11:00',
          has_reminder: true,
          reminders: [{ minutes_before: 10 }],
        }),
      ]),
    ),
  ),
);

const timetables = jsonBombs(
  { parser: 'timetable', path: '/api/courses' },
  {
    'every week and day': () => ({
      course_name: 'a',
      meetings: times(60, (index) => ({
        weekday: 1 + (index % 7),
        weeks: '1-60',
        periods: '1-20',
      })),
    }),
    'four hundred days': () => ({
      course_name: 'a',
      sessions: times(400, (index) => ({
        date: new Date(1.79e12 + index * 864e5).toISOString().slice(0, 10),
        periods: '1-20',
      })),
    }),
    'weeks of commas': () => ({
      course_name: 'a',
      meetings: [{ weekday: 1, weeks: '1,'.repeat(100), periods: '1' }],
    }),
    'periods of hyphens': () => ({
      course_name: 'a',
      meetings: [{ weekday: 1, weeks: '1', periods: '-'.repeat(100) }],
    }),
    'periods without end': () => ({
      course_name: 'a',
      meetings: [{ weekday: 1, weeks: '1-99999999', periods: '1-99999999' }],
    }),
  },
);

const school = (courses: unknown) => JSON.stringify(courses);
const given = (index: number, more: object = {}) => ({
  course_name: `Course ${index}`,
  date: '2026-11-18',
  periods: '1-2节',
  classroom: 'A',
  teacher: 'W',
  ...more,
});
const schools: Record<string, () => string> = {
  'five thousand lessons': () => school(times(5_000, (index) => given(index))),
  'fifty thousand lessons': () => school(times(40_000, () => given(0))),
  'lists in lists': deep('[', ']', 1_000_000),
  'open lists': () => '['.repeat(4_900_000),
  'a million keys': () => `{${times(300_000, (index) => `"k${index}":1`).join(',')}}`,
  'periods of digits': () => school([given(0, { periods: '1'.repeat(1_000_000) })]),
  'periods of commas': () => school(times(1_000, () => given(0, { periods: '1,'.repeat(95) }))),
  'periods without end': () => school(times(1_000, () => given(0, { periods: '1-999999999' }))),
  'six megabytes': () => ' '.repeat(6_000_000),
  'no JSON': () => 'x'.repeat(4_000_000),
};
const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const call = (index: number, text: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: [{ index, id: `c${index}`, function: { name: 'list_tasks', arguments: text } }] } }] })}\n\n`;
const end = 'data: [DONE]\n\n';
const replies: Record<string, () => string> = {
  'two hundred thousand letters, one by one': () => chunk('a').repeat(150_000),
  'a table of markdown': () =>
    chunk(`| a |\n|---|\n${'| **x** `y` [z](u) |\n'.repeat(4_000)}`) + end,
  'marks of markdown': () => chunk('*_'.repeat(90_000)) + end,
  'brackets of markdown': () => chunk('['.repeat(90_000) + ']('.repeat(20_000)) + end,
  'quotes of markdown': () => chunk('>'.repeat(150_000)) + end,
  'a line without end': () => `data: ${'x'.repeat(7_900_000)}`,
  'empty lines': () => '\n'.repeat(7_900_000),
  'carriage returns': () => '\r'.repeat(7_900_000),
  comments: () => ': x\n'.repeat(1_900_000),
  'lists in lists': () => `data: ${'['.repeat(200_000)}\n\n`,
  'thirty-two calls': () => lines(32, (index) => call(index, '{}')) + end,
  'arguments in pieces': () => call(0, '{"a":').repeat(1) + call(0, ' ').repeat(60_000) + end,
  'arguments within arguments': () => call(0, '['.repeat(60_000)) + end,
  'nothing in many choices': () => `data: {"choices":[${'{},'.repeat(80_000)}{}]}\n\n${end}`,
};
const answered = (
  bombs: Bomb[],
  kind: string,
  type: string,
  all: Record<string, () => string>,
): Bomb[] =>
  bombs.map((bomb) => ({ ...bomb, reply: () => ({ type, body: all[bomb.name]?.() ?? kind }) }));

const askedSchools = answered(
  jsonBombs(
    { parser: 'school', path: '/api/admin/test/education', as: 'admin' },
    Object.fromEntries(
      Object.keys(schools).map((name) => [
        name,
        () => ({ apiPath: 'outside:school', apiKey: 'k' }),
      ]),
    ),
  ),
  'school',
  'application/json',
  schools,
);
const askedProviders = answered(
  jsonBombs(
    { parser: 'provider', path: '/api/ai/chat/stream' },
    Object.fromEntries(
      Object.keys(replies).map((name) => [name, () => ({ message: 'What is due today?' })]),
    ),
  ),
  'provider',
  'text/event-stream',
  replies,
);

const file = (index: number) => ({
  [`a${index}.js`]: { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 },
});
const releases: Record<string, () => unknown> = {
  'a hundred thousand files': () => ({
    release: { files: Object.assign({}, ...times(10_000, file)) },
  }),
  'a path of slashes': () => ({ release: { files: { ['../'.repeat(200_000)]: {} } } }),
  'lists in lists': () => `{"release":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
  'a list of modules': () => ({
    release: { name: 'finance', descriptor: { modules: times(50_000, () => ({})) } },
  }),
  'an address of dots': () => ({ release: {}, base_url: `http://${'a.'.repeat(900)}` }),
  'a version of digits': () => ({
    release: { name: 'finance', version: `${'1'.repeat(500_000)}.0.0` },
  }),
};
const deployments: Bomb[] = [
  ...jsonBombs({ parser: 'deploy', path: '/api/deploy/finance/check', as: 'deployer' }, releases),
  ...jsonBombs(
    { parser: 'deploy', path: '/api/deploy/finance/releases', as: 'deployer' },
    releases,
  ),
  ...(
    [
      ['five megabytes', 5 * 2 ** 20],
      ['six megabytes', 6 * 2 ** 20],
      ['nothing', 0],
    ] as const
  ).flatMap(([name, bytes]) =>
    (['deployer', 'guest'] as const).map(
      (as): Bomb => ({
        parser: 'deploy',
        name: `${name} of a ${as}`,
        as,
        method: 'PUT',
        path: `/api/deploy/finance/files/${createHash('sha384').update(Buffer.alloc(bytes)).digest('base64url')}`,
        headers: {
          'content-type': 'application/octet-stream',
          ...(as === 'guest' ? { authorization: `Bearer ${deployTokenPrefix}x` } : {}),
        },
        body: () => Buffer.alloc(bytes),
      }),
    ),
  ),
];

export const bodyBombs: Bomb[] = [
  ...json,
  ...largeJson,
  ...ruled,
  ...timetables,
  ...askedSchools,
  ...askedProviders,
  ...deployments,
];
