import { matcherOf } from './matcher.ts';

const marked = (query: string, title: string, text?: string) => {
  const match = matcherOf(query)(title, text);
  return match?.marks.map(([from, to]) => title.slice(from, to));
};

test('words are found in any order, from their beginning', () => {
  expect(marked('alg lin', 'Linear Algebra, problem set 7')).toEqual(['Lin', 'Alg']);
  expect(marked('near', 'Linear Algebra')).toBeUndefined();
  expect(marked('linear sport', 'Linear Algebra')).toBeUndefined();
});

test('letters count in any case, width and accent', () => {
  expect(marked('cafe', 'The CAFÉ')).toEqual(['CAFÉ']);
  expect(marked('cet6', 'ＣＥＴ6 list')).toEqual(['ＣＥＴ6']);
});

test('what unfolds to more than letters and digits is found by these', () => {
  expect(marked('xb', 'aﹸ xﹸb')).toEqual(['xﹸb']);
  expect(marked('1', 'Part ⑴')).toEqual(['⑴']);
});

test('a picture of several signs finds itself, drawn in colours or not', () => {
  for (const sign of ['❤️‍🔥', '🏳️‍🌈']) expect(marked(sign, `Run ${sign}`)).toEqual([sign]);
  expect(marked('❤️', 'I ❤ it')).toEqual(['❤']);
});

test('Han is found anywhere in a run', () => {
  expect(marked('代数', '整理线性代数错题')).toEqual(['代数']);
  expect(marked('错题 线性', '整理线性代数错题')).toEqual(['线性', '错题']);
});

test('what nobody spells at once costs no walk', () => {
  const letters = `${'dan'.repeat(33)}q`;
  const began = performance.now();
  for (let task = 0; task < 100; task += 1) marked(letters, '惮'.repeat(200), '惮'.repeat(400));
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('Han is found by pinyin, also while it is being written, and by its initials', () => {
  expect(marked('xxds', '线性代数第 7 次作业')).toEqual(['线性代数']);
  expect(marked('xianxingdaishu', '线性代数')).toEqual(['线性代数']);
  expect(marked('daish', '整理线性代数错题')).toEqual(['代数']);
  expect(marked('zy xxds', '线性代数第 7 次作业')).toEqual(['线性代数', '作业']);
});

test('a character with several readings is found by each that is heard', () => {
  expect(marked('yinyue', '音乐会')).toEqual(['音乐']);
  expect(marked('kuaiji', '会计学')).toEqual(['会计']);
  expect(marked('gll', '概率论')).toEqual(['概率论']);
});

test('a word may stand in the text below; then the title has no mark', () => {
  expect(marked('lin 302', 'Linear Algebra', 'A-302, Prof. Lin')).toEqual(['Lin']);
  expect(marked('prof', 'Linear Algebra', 'A-302, Prof. Lin')).toEqual([]);
});

test('a slip is forgiven when asked, in words of four letters and more', () => {
  const forgiving = (query: string) => matcherOf(query, { forgiving: true })('Linear map');
  for (const slip of ['linaer', 'liner', 'linnear', 'lineer', 'ilnear'])
    expect(forgiving(slip)?.marks).toEqual([[0, 6]]);
  expect(forgiving('mpa')).toBeUndefined();
  expect(forgiving('lanier')).toBeUndefined();
  expect(matcherOf('linaer')('Linear map')).toBeUndefined();
});

test.each([
  ['高数', '高等数学A(上)', '高等数学'],
  ['线代', '线性代数', '线性代数'],
  ['大物', '大学物理实验', '大学物理实验'],
])('%s is forgiven as short for %s', (short, title, meant) => {
  const match = matcherOf(short, { forgiving: true })(title);
  expect(match?.marks.map(([from, to]) => title.slice(from, to))).toEqual([meant]);
  expect(matcherOf(short)(title)).toBeUndefined();
  expect(matcherOf(short, { forgiving: true })(`新${title}`)).toBeUndefined();
});

test('what begins the title costs less than what stands within, in the text, or is guessed', () => {
  const costs = [
    matcherOf('linear')('Linear map'),
    matcherOf('linear')('A linear map'),
    matcherOf('linear')('A map', 'linear'),
    matcherOf('linaer', { forgiving: true })('A linear map'),
  ].map((match) => match?.cost ?? 0);
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  expect(new Set(costs).size).toBe(4);
});

test('a query of signs alone finds the names that have them, and nothing else', () => {
  expect(marked('%', 'Save 20 % on books')).toEqual(['%']);
  expect(marked('❤️', 'Call mum ❤️')).toEqual(['❤']);
  expect(marked('😀', 'Essay')).toBeUndefined();
  expect(marked('', 'Essay')).toEqual([]);
});
