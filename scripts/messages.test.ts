import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '../shared/contracts/calls/call.ts';
import { tokenAreas } from '../shared/contracts/constants/api-tokens.ts';
import { errorTable } from '../shared/contracts/constants/error-codes.ts';
import { auditActions, jobKinds } from '../shared/contracts/constants/operating.ts';

type Messages = { [key: string]: string | Messages };

const root = path.join(import.meta.dirname, '..');
const rooms = globSync('{shell,remotes/*}', { cwd: root }).filter(
  (room) => catalogPaths(room, 'en').length > 0,
);

/** A room may bring what is said later in a file of its own. */
function catalogPaths(room: string, locale: string): string[] {
  return globSync(`${room}/{src/,}messages/{*/,}${locale}.json`, { cwd: root }).map((file) =>
    path.join(root, file),
  );
}

function catalog(room: string, locale: string): Map<string, string> {
  const files = catalogPaths(room, locale);
  return new Map(files.flatMap((file) => flatten(JSON.parse(readFileSync(file, 'utf8')))));
}

function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Plurals end in a category of Intl.PluralRules, which differs between languages. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (messages: Map<string, string>) =>
  [...new Set([...messages.keys()].map(withoutPlural))].sort();
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+/g) ?? [])].sort();

function sourceOf(room: string): string {
  return globSync(`${room}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
}

/** A value that both sides know stands in a key as it is: `role.super_admin`. */
const shared = globSync('shared/*/{constants,events,schemas,src}/**/*.ts', { cwd: root })
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
const part = '(?:[a-z][a-zA-Z0-9]*|[A-Z]+|-?\\d+)';
const camelCase = new RegExp(`^${part}(?:\\.${part})*$`);

/** What says that something failed, was refused or is missing. */
const isRefusal = (key: string) =>
  /fail|problem|(?:^|\.)error\.|(?:refused|missing|stale|notLoaded|notOpened|noAnswer)$/i.test(key);
const severalSentences = /[.!?] (?=\S)|[。！？](?=.)/;
/** The dots of 'not yet implemented...' end no sentence. */
const fullStop = /[^.]\.$|。$/;

/** Of two versions of one thing the shell speaks in the words of the room that owns it. */
const conflicts = readFileSync(path.join(root, 'shell/src/offline/conflict.ts'), 'utf8');

// As the specified ones: whatever puts another sentence behind a refusal ends it with `asSentence`.
const endedAlone = (texts: Iterable<readonly [string, string]>) =>
  [...texts].filter(([, text]) => fullStop.test(text) && !severalSentences.test(text));
const unended = (texts: Iterable<readonly [string, string]>) =>
  [...texts].filter(([, text]) => severalSentences.test(text) && !/[.!?…。！？]$/.test(text));

test('the refusals of the API are one sentence without a full stop, or several that each have one', () => {
  const texts = Object.entries(errorTable).flatMap(([code, { en, 'zh-CN': zh }]) => [
    [code, en] as const,
    [code, zh] as const,
  ]);
  expect([...endedAlone(texts), ...unended(texts)]).toEqual([]);
});

test.each(['en', 'zh-CN'])(
  'every deed of the audit log and every job has words in %s',
  (locale) => {
    const words = catalog('remotes/admin', locale);
    const keys = [
      ...auditActions.map((action) => `audit.deed.${action}`),
      ...jobKinds.map((kind) => `jobs.name.${kind}`),
    ];
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
  },
);

test.each(['en', 'zh-CN'])('every area of an API token has words in %s', (locale) => {
  const words = catalog('shell', locale);
  const keys = tokenAreas.map((area) => `profile.tokens.area.${area}`);
  expect(keys.filter((key) => !words.has(key))).toEqual([]);
});

test.each(['en', 'zh-CN'])(
  'whatever the second factor is asked for again before has words in %s',
  async (locale) => {
    const files = globSync('shared/contracts/calls/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
    const modules = await Promise.all(files.map((file) => import(path.join(root, file))));
    const calls = modules.flatMap((each) => Object.values<Partial<Call>>(each));
    const deeds = calls.filter(({ matters }) => matters).map(({ name }) => `deed.${name}`);
    expect(deeds.length).toBeGreaterThan(20);
    const words = catalog('shell', locale);
    expect(deeds.filter((deed) => !words.has(deed))).toEqual([]);
  },
);

describe.each(rooms)('the texts of %s', (room) => {
  const zh = catalog(room, 'zh-CN');
  const en = catalog(room, 'en');
  const source = sourceOf(room);

  test('have the same keys in both languages', () => {
    expect(keysOf(zh)).toEqual(keysOf(en));
  });

  test('fill in the same values in both languages', () => {
    for (const [key, text] of en) {
      const other =
        zh.get(key) ?? zh.get(`${withoutPlural(key)}_other`) ?? zh.get(withoutPlural(key));
      if (key.endsWith('_one') || other === undefined) continue;
      expect([key, placeholders(other)]).toEqual([key, placeholders(text)]);
    }
  });

  test('end in a full stop where several sentences stand together', () => {
    expect(unended([...en, ...zh])).toEqual([]);
  });

  test('refuse in one sentence without a full stop', () => {
    const refusals = [...en, ...zh].filter(([key]) => isRefusal(key));
    expect(endedAlone(refusals)).toEqual([]);
  });

  test('hold every key that code asks for by name', () => {
    const asked = [...source.matchAll(/\b(?:t|text)\(\s*'([\w.-]+)'/g)].map(
      (match) => match[1] as string,
    );
    const known = new Set([...keysOf(en), ...en.keys()]);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  const prefixes = [...`${source}${conflicts}`.matchAll(/`([\w.-]+[.-])\$\{/g)].map(
    (match) => match[1] as string,
  );

  test('are called in camelCase, but for what is called after a shared value', () => {
    const isOfValue = (key: string) =>
      prefixes.some(
        (prefix) =>
          key.startsWith(prefix) &&
          new RegExp(`'${key.slice(prefix.length)}'|\\b${key.slice(prefix.length)}:`).test(shared),
      );
    expect(keysOf(en).filter((key) => !camelCase.test(key) && !isOfValue(key))).toEqual([]);
  });

  test('hold nothing that no code asks for', () => {
    const unused = keysOf(en).filter(
      (key) =>
        !source.includes(`'${key}'`) &&
        !source.includes(`"${key}"`) &&
        !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

/** What is drawn without the code that brings the later words. */
function saidFirst(file: string, reached = new Map<string, string>()): Map<string, string> {
  const text = readFileSync(file, 'utf8');
  if (reached.has(file) || text.includes('/late/words.ts')) return reached;
  reached.set(file, text);
  const links = text.matchAll(/(withWords\(\s*)?(?:from |import\()'(\.[^']+\.tsx?)'/g);
  for (const [, isLater, to = ''] of links)
    if (!isLater) saidFirst(path.join(path.dirname(file), to), reached);
  return reached;
}

test.each(rooms.filter((room) => globSync(`${room}/src/messages/late`, { cwd: root }).length > 0))(
  'the panels of %s say nothing whose words come later',
  (room) => {
    const source = path.join(root, room, 'src');
    const [first = ''] = globSync(`${source}/{remote,signed-in-pages}.tsx`);
    const said = [...saidFirst(first).values(), conflicts].join('\n');
    const later = flatten(JSON.parse(readFileSync(`${source}/messages/late/en.json`, 'utf8')));
    const prefixes = [...said.matchAll(/`([\w.-]+[.-])\$\{/g)].map(([, prefix = '']) => prefix);
    // What a field may hold, which the shell says of two versions of one thing.
    for (const field of ['assignment', 'priority', 'type'])
      if (catalog(room, 'en').has(`field.${field}`)) prefixes.push(`${field}.`);
    const missing = later
      .map(([key]) => withoutPlural(key))
      .filter((key) => said.includes(`'${key}'`) || prefixes.some((each) => key.startsWith(each)));
    expect(said).toMatch(/RemoteModule|ShellFrame/);
    expect(missing).toEqual([]);
  },
);
