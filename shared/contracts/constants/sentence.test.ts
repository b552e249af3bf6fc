import { asSentence } from './sentence.ts';

test.each([
  ['You may not do this', 'You may not do this.'],
  ['没有权限', '没有权限。'],
  ['密码至少需要 6 个字符', '密码至少需要 6 个字符。'],
  ['最多 5（个）', '最多 5（个）。'],
  ['Sorry, please retry later.', 'Sorry, please retry later.'],
  ['Change it to “Lin”?', 'Change it to “Lin”?'],
  ['财务模块API尚未实现...', '财务模块API尚未实现...'],
  ['', ''],
])('“%s” reads “%s”', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
