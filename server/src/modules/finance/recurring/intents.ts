import type { Locale } from '@board/contracts/constants/locales';
import { type Intent, plain, question } from '../../../area/intent.ts';
import { saidDay } from '../../../time/said-when.ts';
import { recurringTool } from './tools.ts';

const words = {
  'zh-CN': {
    none: '没有定期的支出，可以在财务页面添加。',
    noneOf: (name: string) => `没有找到“${name}”的定期支出。`,
    line: (name: string, sum: string, every: string, next: string) =>
      `- **${name}**：${every} ${sum}，下次 ${next}`,
    every: { week: '每周', two_weeks: '每两周', month: '每月', month_end: '每月末', year: '每年' },
  },
  en: {
    none: 'Nothing is paid by itself yet; it is added on the page of money.',
    noneOf: (name: string) => `I find nothing called “${name}” that is paid by itself.`,
    line: (name: string, sum: string, every: string, next: string) =>
      `- **${name}**: ${sum} ${every}, next on ${next}`,
    every: {
      week: 'a week',
      two_weeks: 'every two weeks',
      month: 'a month',
      month_end: 'at the end of each month',
      year: 'a year',
    },
  },
} satisfies Record<Locale, object>;

export const recurringIntents: readonly Intent[] = [
  question(recurringTool, {
    says: [
      '(what|which) (subscriptions|recurring payments|recurring expenses|regular payments|fixed costs|fixed expenses) do i (have|pay)[ for]',
      '(list|show|show me|what are)[ all] my (subscriptions|recurring payments|recurring expenses|regular payments|fixed costs|fixed expenses)',
      'how much are my subscriptions[ a month| per month| each month| every month]',
      '(what|how much) do my subscriptions cost[ me][ a month| per month| each month| every month| altogether]',
      'what (am i subscribed|do i subscribe) to',
      '(when does|when will|when is) [my |the ][next ]{name} (renew|renewed|charged|billed|charge me|subscription|payment|bill|renewal)[ next| due]',
      'how much does {name} cost me[ a month| per month| each month]',
      'how much does {name} cost (a month|per month|each month)',
      'how much (do i pay for|does|is) [my |the ]{name} subscription[ cost]',
      '[我][都|现在|一共]订阅了(哪些|什么|啥)[东西|服务|软件|会员]',
      '[我]有(哪些|什么|啥)(订阅|固定支出|固定开支|定期支出|自动续费|自动扣费)',
      '[我][的][每个月|每月][的](订阅|固定支出|固定开支|定期支出)[都]有(哪些|什么|啥)',
      '(查|看|看看|查看|列出|列一下)[我][的][所有](订阅|固定支出|固定开支|定期支出)',
      '[我][的][每个月|每月|下个月][的](订阅|固定支出|固定开支)[一共|总共|要](花|扣|交|是)[多少|多少钱]',
      '{name}[的][下次|下一次|下回][是|在](什么时候|啥时候|几号|哪天|何时)(扣费|扣钱|续费|扣款|自动续费)',
      '{name}[的]下次(扣费|扣款|续费)[是|在](什么时候|哪天|几号)',
      '{name}(多少钱一个月|一个月多少钱|每个月多少钱|每月多少钱)',
      '{name}[的]订阅(多少钱|什么时候到期|什么时候续费)',
    ],
    example: { 'zh-CN': '我订阅了哪些东西？', en: 'What subscriptions do I have?' },
    input: ({ name }) => (name === undefined ? {} : { words: name.trim() }),
    say({ words: name, recurring }, locale) {
      const say = words[locale];
      const spent = recurring.filter(({ type }) => type === 'expense');
      if (spent.length === 0) return name === undefined ? say.none : say.noneOf(plain(name));
      return spent
        .map(({ description, amount, every, next_date: next }) =>
          say.line(
            plain(description),
            `¥${amount.toFixed(2)}`,
            say.every[every],
            saidDay(locale, next ?? ''),
          ),
        )
        .join('\n');
    },
  }),
];
