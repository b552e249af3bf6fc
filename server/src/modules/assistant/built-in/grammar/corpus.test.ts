import type { Place } from '@board/time/words';
import { en } from '../../testing/corpus/en.ts';
import { accounts, linesOf, own, today } from '../../testing/corpus/lines.ts';
import { told } from '../../testing/corpus/told.ts';
import { zh } from '../../testing/corpus/zh.ts';
import { understand } from './understand.ts';

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
