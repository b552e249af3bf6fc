import { matcherOf } from '@board/contracts/search/matcher';
import { lookupsOf, tokensOf } from './tokens.ts';

const isKept = (query: string, forgiving: boolean, title: string, text: string) => {
  const tokens = tokensOf(title, text);
  return lookupsOf(query, forgiving).every((lookup) =>
    lookup.some(({ token, prefix }) =>
      tokens.some((each) => (prefix ? each.startsWith(token) : each === token)),
    ),
  );
};

const titles = [
  '线性代数第 7 次作业',
  'Regression homework',
  '音乐会 tickets',
  '概率论与数理统计期末复习',
];
const queries = [
  'xxds',
  'xianxingdaishu',
  '代数 作业',
  'regression',
  'regresison',
  'homewrok',
  'yyh',
  '线数',
];

test('whatever the matcher finds is found in the index too', () => {
  const found: string[] = [];
  for (const title of titles) {
    for (const query of [...queries, 'gailvlunyushulitongji', '论与数理', 'tickets', 'prof lin']) {
      for (const forgiving of [false, true]) {
        if (!matcherOf(query, { forgiving })(title, 'Prof. Lin')) continue;
        found.push(query);
        expect([query, title, isKept(query, forgiving, title, 'Prof. Lin')]).toEqual([
          query,
          title,
          true,
        ]);
      }
    }
  }
  expect(new Set(found).size).toBe(queries.length + 4);
});
