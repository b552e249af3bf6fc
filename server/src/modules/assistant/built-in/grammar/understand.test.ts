import type { Place } from '@board/time/words';
import { en } from '../../testing/corpus/en.ts';
import { zh } from '../../testing/corpus/zh.ts';
import type { Concept } from './concepts.ts';
import type { Meaning } from './meaning.ts';
import { understand } from './understand.ts';

const today = '2026-11-18';

/** What this person has: a question about anything else is beyond the assistant. */
const own =
  'Data Structures|Linear Algebra|Operating Systems|Physics|Chemistry|Statistics|Lin|lab report|physics|数据结构|线性代数|张|李|高数|操作系统|物理|大学英语|实验报告'.split(
    '|',
  );

/** Accounts are named by the person, and are asked for by these names alone. */
const accounts = ['校园卡', '饭卡', '支付宝', '微信零钱', 'Debit card', 'Meal card', 'Travel card'];

interface Line {
  said: string;
  meant: string;
}

function linesOf(corpus: string): Line[] {
  let kind = '';
  return corpus.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) kind = line.slice(2);
    if (line === '' || line.startsWith('# ')) return [];
    const [said = '', read = ''] = line.split(' => ');
    return [{ said, meant: `${kind} ${read}`.trim() }];
  });
}

const telling: readonly Concept[] = [
  'overdue',
  'open',
  'done',
  'high',
  'medium',
  'low',
  'part1',
  'part2',
  'part3',
  'largest',
  'average',
  'perDay',
  'perWeek',
  'lunch',
  'income',
  'dining',
  'study',
  'transport',
  'entertainment',
];
const terms: readonly Concept[] = ['term', 'lastTerm'];
const short = (day: string) => day.replace(/^2026-/, '');

function told(meaning: Meaning): string {
  if (
    meaning.kind === 'question' &&
    meaning.intent === 'named' &&
    !own.includes(meaning.name ?? '')
  )
    return 'cannot';
  const words = wordsOf(meaning).filter((word) => word !== undefined && word !== false);
  return [meaning.kind === 'question' ? meaning.intent : meaning.kind, ...words].join(' ');
}

function wordsOf(meaning: Meaning): (string | undefined | false)[] {
  switch (meaning.kind) {
    case 'cannot':
    case 'feeling':
    case 'grave':
      return [];
    case 'question': {
      const { has, span, at, name, intent } = meaning;
      const shown =
        intent === 'spending'
          ? [...telling, ...terms]
          : intent === 'budget' || intent === 'balance'
            ? []
            : telling;
      return [
        name !== undefined && `name=${name}`,
        ...shown.filter((concept) => has.has(concept)),
        ...[...(meaning.both ?? []), ...(span ? [span] : [])].map(
          ({ start, end }) => `${short(start)}..${short(end)}`,
        ),
        at && `at ${at}`,
        meaning.tag && `#${meaning.tag}`,
        meaning.periods?.join(),
      ];
    }
    case 'entries':
      return [
        meaning.entries
          .map(({ type, amount, category, description, date }) =>
            [type, amount, category, `"${description}"`, short(date)].join(' '),
          )
          .join(', '),
      ];
    case 'examNotice':
      return [
        meaning.exams
          .map(({ course, title, date, time, room, seat }) =>
            [course, title, short(date), time, room, seat && `seat ${seat}`]
              .filter(Boolean)
              .join(' '),
          )
          .join(', '),
      ];
    case 'budget':
      return [meaning.category, String(meaning.amount)];
    case 'add': {
      const { title, date, time, repeat, remind, priority, course } = meaning.task;
      return [
        `"${title}"`,
        short(date),
        time && `${time.start}-${time.end}`,
        repeat && ['every', repeat.every, ...(repeat.weekdays ?? [])].join(' '),
        repeat?.until && `until ${short(repeat.until)}`,
        remind !== undefined && `remind ${remind}`,
        priority,
        course && `@${course}`,
      ];
    }
    default: {
      const { target } = meaning;
      const day = target.day && short(target.day);
      const rest =
        meaning.kind === 'rename'
          ? meaning.title
          : meaning.kind === 'priority'
            ? meaning.level
            : meaning.kind === 'shift'
              ? String(meaning.minutes)
              : meaning.kind === 'move'
                ? [
                    meaning.move.week && `week ${short(meaning.move.week)}`,
                    meaning.move.day && short(meaning.move.day),
                    meaning.move.time?.start,
                  ]
                    .filter(Boolean)
                    .join(' ')
                : undefined;
      return [
        target.late ? 'all that is late' : target.name,
        day,
        rest !== undefined && `/ ${rest}`,
      ];
    }
  }
}

describe.each([
  ['zh-CN', zh],
  ['en', en],
] as const)('what is asked in %s', (locale, corpus) => {
  const all = linesOf(corpus);
  const place: Place = { locale, today, openDay: today, now: '10:00' };
  const answers = all.map((line) => ({
    ...line,
    got: told(understand(line.said, place, [], accounts)),
  }));
  const wrong = answers.filter(({ meant, got }) => meant !== got);

  test('is understood, 95 of a hundred', () => {
    process.stdout.write(
      `${locale}: ${all.length - wrong.length} of ${all.length} understood\n${wrong.map(({ said, meant, got }) => `  ${said}: ${meant} <> ${got}\n`).join('')}`,
    );
    expect(wrong.length).toBeLessThanOrEqual(all.length * 0.05);
  });

  test('is never taken for something else: what is not understood is said not to be', () => {
    const kindOf = (words: string) => words.split(' ')[0];
    expect(
      wrong.filter(({ meant, got }) => got !== 'cannot' && kindOf(meant) !== kindOf(got)),
    ).toEqual([]);
  });

  test('is a corpus of a hundred and fifty, each once, a fifth of it beyond the rules', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all.map(({ said }) => said)).size).toBe(all.length);
    expect(all.filter(({ meant }) => meant === 'cannot').length).toBeGreaterThanOrEqual(
      all.length / 5,
    );
  });
});

/** A word that nobody knows, put into a sentence at each of its places in turn. */
function* withStranger(said: string, isEnglish: boolean): Generator<string> {
  const [word, gaps] = isEnglish ? [' zorblax', / |$/g] : ['麒麟', /(?=.)/gu];
  for (const { index } of said.matchAll(gaps))
    yield `${said.slice(0, index)}${word}${said.slice(index)}`;
}

test.each([
  ['zh-CN', zh],
  ['en', en],
] as const)('no word of a question in %s is left out of its answer', (locale, corpus) => {
  const place: Place = { locale, today, openDay: today, now: '10:00' };
  const ignored = linesOf(corpus)
    .filter(({ meant }, at) => at % 3 === 0 && !meant.startsWith('examNotice'))
    .flatMap(({ said }) => [...withStranger(said, locale === 'en')])
    .filter((said) => {
      const meaning = understand(said, place, own.slice(0, 6));
      return (
        !['cannot', 'feeling', 'grave'].includes(meaning.kind) &&
        !/zorblax|麒麟/.test(JSON.stringify(meaning))
      );
    });
  expect(ignored).toEqual([]);
});

test.each([
  ['whch classes do i have tommorow', 'lessons', 'which classes do i have tommorow'],
  ['how much did i spned on food', 'spending', 'how much did i spend on food'],
])('%s has a slip, and is read without it', (said, intent, readAs) => {
  const place: Place = { locale: 'en', today, openDay: today, now: '10:00' };
  expect(understand(said, place, ['Linear Algebra'])).toMatchObject({ intent, readAs });
  expect(understand('how much did i spend on plants', place)).toMatchObject({ name: 'plants' });
});

test('a long text is none of its questions, and is not looked into', () => {
  const place: Place = { locale: 'en', today, openDay: today, now: '10:00' };
  expect(understand(`What is overdue? ${'a '.repeat(10_000)}`, place).kind).toBe('cannot');
  expect(understand('把'.repeat(500), place).kind).toBe('cannot');
});

test.each([
  ['What did I spend in December?', '2026-11-25', '2025-12-01', '2025-12-31'],
  ['What did I spend in December?', '2026-12-03', '2026-12-01', '2026-12-31'],
  ['What did I spend in February?', '2028-01-15', '2027-02-01', '2027-02-28'],
  ['How much did I spend on Friday?', '2026-11-25', '2026-11-20', '2026-11-20'],
])('%s, asked on %s, is of what is over', (said, day, start, end) => {
  const place: Place = { locale: 'en', today: day, openDay: day, now: '10:00' };
  expect(understand(said, place)).toMatchObject({ span: { start, end } });
});

test('words of thanks without an end cost no more than a few', () => {
  const place: Place = { locale: 'zh-CN', today, openDay: today, now: '10:00' };
  const began = performance.now();
  expect(understand(`${'吧 '.repeat(30)}x`, place)).toEqual({ kind: 'cannot' });
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('a row of blanks and colons costs no more than a few', () => {
  const place: Place = { locale: 'zh-CN', today, openDay: today, now: '10:00' };
  const began = performance.now();
  for (const gap of [' ', '\t', '：', ', '])
    expect(understand(`把${gap.repeat(490 / gap.length)}x`, place)).toEqual({ kind: 'cannot' });
  expect(performance.now() - began).toBeLessThan(10_000);
});
