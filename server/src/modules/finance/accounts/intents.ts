import type { Locale } from '@board/contracts/constants/locales';
import { type Intent, noErrand, plain, question } from '../../../area/intent.ts';
import { balancesTool } from './tools.ts';

const words = {
  'zh-CN': {
    none: '还没有账户，可以在财务页面添加。',
    even: '你和朋友之间没有欠账。',
    owed: (name: string, sum: string) => `- **${name}** 欠你 ${sum}`,
    owes: (name: string, sum: string) => `- 你欠 **${name}** ${sum}`,
    holds: (name: string, sum: string) => `- ${name}：**${sum}**`,
  },
  en: {
    none: 'There are no accounts yet; they are added on the page of money.',
    even: 'Nobody owes you anything, and you owe nobody.',
    owed: (name: string, sum: string) => `- **${name}** owes you ${sum}`,
    owes: (name: string, sum: string) => `- You owe **${name}** ${sum}`,
    holds: (name: string, sum: string) => `- ${name}: **${sum}**`,
  },
} satisfies Record<Locale, object>;

const money = (amount: number) => `${amount < 0 ? '\u2212' : ''}¥${Math.abs(amount).toFixed(2)}`;

export const accountIntents: readonly Intent[] = [
  question(balancesTool, {
    says: [
      '(who owes me|who do i owe|what do i owe|do i owe anyone|does anyone owe me)[ money| anything]',
      '(谁|哪些人|有谁|有人)[还](欠我|欠着我)[的]钱[没还|吗]',
      '[我](欠|还欠)谁[的][多少]钱',
      '[我和朋友]谁欠谁[钱]',
      `${noErrand}{name}[还|一共]欠[了]我[多少|多少钱|钱]`,
      '(how much |what )(does|do) {name} owe me',
    ],
    example: { 'zh-CN': '谁欠我钱？', en: 'Who owes me?' },
    say({ accounts }, locale) {
      const say = words[locale];
      const lines = accounts
        .filter(({ kind, balance }) => kind === 'friend' && balance !== 0)
        .map(({ name, balance }) =>
          say[balance > 0 ? 'owed' : 'owes'](plain(name), money(Math.abs(balance))),
        );
      return lines.length === 0 ? say.even : lines.join('\n');
    },
  }),
  question(balancesTool, {
    says: [
      '(what is|show|show me) [on |in ]my (accounts|account balances|balances)[ now]',
      'how much is (on|in) my accounts[ now]',
      '[我][的](各|每个)[个]账户[里][还](有多少钱|有多少|余额多少|余额)',
      '[我][的]账户余额[是多少|多少]',
      '我[现在|目前][一共|总共]有多少钱',
      '[我][的]账户[里|上][还](有多少钱|有多少)',
    ],
    example: { 'zh-CN': '我的账户里有多少钱？', en: 'What is on my accounts?' },
    say({ accounts }, locale) {
      const say = words[locale];
      const own = accounts.filter(({ kind }) => kind !== 'friend');
      if (own.length === 0) return say.none;
      return own.map(({ name, balance }) => say.holds(plain(name), money(balance))).join('\n');
    },
  }),
];
