import type { Concept } from './concepts.ts';

/** What may be asked. A question is one of these only if every word of it is accounted for. */
export interface Question {
  intent: string;
  /** Of each row one has to be there. */
  needs: readonly (readonly Concept[])[];
  may?: readonly Concept[];
  /** What it takes beside words; a name is whatever no list knows. */
  takes?: readonly ('days' | 'time' | 'tag' | 'periods')[];
  name?: 'may' | 'must' | 'account' | 'course';
  /** A day alone says enough, or is needed besides. */
  days?: 'must';
}

/** 'when where', each of them a concept. */
type Listed<Words extends string> = Words extends `${infer First} ${infer Rest}`
  ? First extends Concept
    ? `${First} ${Listed<Rest>}`
    : never
  : Concept;

const of = <Words extends string>(
  words: Words & Listed<Words>,
  ...more: readonly (readonly Concept[])[]
): readonly Concept[] => [...(words.split(' ') as Concept[]), ...more.flat()];
const parts = of('part1 part2 part3');
const terms = of('term lastTerm');
export const kinds = of('dining study transport entertainment part-time');
const ofMoney = of('between spend income balance money much where category', kinds);
const ofTasks = of('between task due overdue open done high medium low');

/** In this order: the first that accounts for all words is meant. */
export const questions = [
  { intent: 'help', needs: [of('help')], may: of('hello task') },
  { intent: 'hello', needs: [of('hello thanks')] },
  { intent: 'date', needs: [of('date clock')], may: of('when'), takes: ['days'] },
  { intent: 'notices', needs: [of('notice')], may: of('many open last') },
  { intent: 'week', needs: [of('weekNumber')], may: of('term class'), takes: ['days'] },
  {
    intent: 'week',
    needs: [of('term weeks'), of('weeks open')],
    may: of('open term ends many much'),
  },
  { intent: 'week', needs: [of('ends')], may: of('term when many weeks next') },
  {
    intent: 'exams',
    needs: [of('exam')],
    may: of('when where next many weeks long first last class agenda task term open date', parts),
    takes: ['days'],
    name: 'may',
  },
  { intent: 'next', needs: [of('next'), of('class where')], may: of('when where who first') },
  { intent: 'clashes', needs: [of('clash')], may: of('class agenda when many'), takes: ['days'] },
  { intent: 'balance', needs: [of('balance much budget money open')], name: 'account' },
  {
    intent: 'named',
    needs: [of('when where who class due next date')],
    may: of('when where who class next task due agenda many open'),
    takes: ['days'],
    name: 'must',
  },
  // 'Did I finish the physics homework?'
  { intent: 'named', needs: [of('done'), of('task due')], may: of('open'), name: 'must' },
  // 'Do I have physics tomorrow?'
  { intent: 'named', needs: [], may: parts, takes: ['days'], name: 'course', days: 'must' },
  {
    intent: 'free',
    needs: [of('free noClass')],
    may: of('free when class between many hours most first next busy agenda study', parts),
    takes: ['days', 'time'],
  },
  {
    intent: 'breaks',
    needs: [of('pause lunch')],
    may: of('long when many hours much class between first next part2'),
    takes: ['days', 'periods'],
  },
  {
    intent: 'lessons',
    needs: [of('class')],
    may: of('when where who many much hours first last agenda term open ends', parts),
    takes: ['days', 'time'],
  },
  // 'What time am I done on Tuesday?'
  {
    intent: 'lessons',
    needs: [of('when'), of('done ends')],
    may: parts,
    takes: ['days'],
    days: 'must',
  },
  { intent: 'lessons', needs: [of('first last')], may: of('when where', parts), takes: ['days'] },
  {
    intent: 'budget',
    needs: [of('budget')],
    may: of('much money spend open balance perDay', kinds),
    takes: ['days'],
  },
  { intent: 'budget', needs: [of('open'), of('money')], may: of('much balance'), takes: ['days'] },
  {
    intent: 'budget',
    needs: [of('open'), of('much'), kinds],
    may: of('money budget'),
    takes: ['days'],
  },
  {
    intent: 'compare',
    needs: [of('compare')],
    may: of('spend money income balance much last', kinds),
    takes: ['days'],
  },
  {
    intent: 'latest',
    needs: [of('last lastEntry'), of('lastEntry spend income money', kinds)],
    may: of('spend income money much when where', kinds),
  },
  {
    intent: 'spending',
    needs: [of('average perDay perWeek'), of('spend income money', kinds)],
    may: of('much money average perDay perWeek', terms),
    takes: ['days'],
  },
  {
    intent: 'spending',
    needs: [of('largest most'), of('largest income', kinds)],
    may: of('spend money much where', terms),
    takes: ['days'],
  },
  {
    intent: 'spending',
    needs: [of('most'), of('spend category')],
    may: of('money where much spend category', terms),
    takes: ['days'],
  },
  {
    intent: 'spending',
    needs: [of('spend income balance money')],
    may: of('many', ofMoney, terms),
    takes: ['days'],
    name: 'may',
  },
  // Of hours of study a ledger knows nothing.
  {
    intent: 'spending',
    needs: [kinds, of('much money category where most')],
    may: of('term lastTerm', ofMoney),
    takes: ['days'],
    name: 'may',
  },
  {
    intent: 'tasks',
    needs: [ofTasks],
    may: of('many much first last next agenda when', ofTasks, parts),
    takes: ['days', 'tag'],
  },
  {
    intent: 'agenda',
    needs: [of('agenda busy', parts)],
    may: of('many next busy agenda', parts),
    takes: ['days', 'time'],
  },
  { intent: 'agenda', needs: [], may: of('many', parts), takes: ['days', 'time'], days: 'must' },
] as const satisfies readonly Question[];

export type QuestionIntent = (typeof questions)[number]['intent'];
