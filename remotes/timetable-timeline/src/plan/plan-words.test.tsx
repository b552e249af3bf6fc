import { readPeriods } from '@board/contracts/formats/period-text';
import { readWeeks } from '@board/contracts/formats/week-text';
import { renderBoard } from '@board/test-kit';
import { messages } from '../testing/texts.ts';
import { usePlanWords } from './plan-words.ts';

function Plan({ periods, weeks }: { periods: string; weeks: string }) {
  const { periodsInWords, weeksInWords } = usePlanWords();
  return <p>{`${periodsInWords(periods)} | ${weeksInWords(weeks)}`}</p>;
}

test.each([
  ['1-2节', '1-16周', 'periods 1–2 | weeks 1–16'],
  ['3,5节', '1-15周(单)', 'periods 3,5 | weeks 1–15 (odd)'],
  ['3节', '5周', 'period 3 | weeks 5'],
  ['11-12节', '1-8,10周,12-16周(双)', 'periods 11–12 | weeks 1–8,10,12–16 (even)'],
  ['', '', ' | '],
])(
  '%s in %s reads well in English, and is understood when it is typed',
  (periods, weeks, english) => {
    const { container } = renderBoard(<Plan periods={periods} weeks={weeks} />, { messages });
    expect(container.querySelector('p')).toHaveTextContent(english, { normalizeWhitespace: false });
    const [typed = '', weeksTyped = ''] = english.split(' | ');
    expect(readPeriods(typed)).toEqual(readPeriods(periods));
    expect(readWeeks(weeksTyped, 18)).toEqual(readWeeks(weeks, 18));
  },
);

test('in Chinese it stays as it is, in signs of its own', () => {
  const { container } = renderBoard(<Plan periods="3,5节" weeks="1-15周(单)" />, {
    messages,
    locale: 'zh-CN',
  });
  expect(container.querySelector('p')).toHaveTextContent('3,5节 | 1–15周（单）');
});
