import type { Locale } from '@board/contracts/constants/locales';

/** What the built-in assistant says. It is part of a reply, not of the page, so it speaks the question's language. */
export const texts = {
  'zh-CN': {
    noTasks: (days: string) => `${days}没有任务。`,
    tasks: (days: string, open: number, done: number) =>
      `${days}有 ${open} 项待办，${done} 项已完成：`,
    openTasks: (count: number) => `目前有 ${count} 项未完成的任务：`,
    noOpenTasks: '没有未完成的任务。',
    noCourses: (days: string) => `${days}没有课。`,
    courses: (days: string, count: number) => `${days}有 ${count} 节课：`,
    noSpending: (month: string) => `${month}还没有收支记录。`,
    spending: (month: string) => `${month}的收支：`,
    income: '收入',
    expense: '支出',
    balance: '结余',
    category: '类别',
    amount: '金额',
    share: '占比',
    notFree: (days: string) => `${days}没有半小时以上的空闲时间。`,
    free: (days: string) => `${days}的空闲时间（08:00–22:00，课程与有时间的任务之外）：`,
    more: (count: number) => `还有 ${count} 项没有列出。`,
    proposed: '请在下方卡片中确认；确认之前不会写入任何内容。',
    notProposed: '没能理解要添加的内容。',
    unknown: [
      '我是**内置助手**，没有连接 AI 模型，只能按规则回答关于你自己的数据的问题：',
      '- 任务：“这周有哪些任务要完成？”\n- 课程：“明天有什么课？”\n- 开支：“这个月的钱花在哪里了？”\n- 空闲时间：“我周五什么时候有空？”',
      '也可以说“添加任务：明天 16:00-17:30 写实验报告”或“支出 18 元 午饭”。其他问题我无法回答；管理员可以在管理后台配置 AI 服务。',
    ].join('\n\n'),
    completed: '已完成',
    between: (start: string, end: string) => `${start}至${end}`,
  },
  en: {
    noTasks: (days: string) => `There are no tasks ${days}.`,
    tasks: (days: string, open: number, done: number) => `${open} to do and ${done} done ${days}:`,
    openTasks: (count: number) => `Tasks that are still open: ${count}`,
    noOpenTasks: 'No task is open.',
    noCourses: (days: string) => `There are no courses ${days}.`,
    courses: (days: string, count: number) => `Lessons ${days}: ${count}`,
    noSpending: (month: string) => `Nothing is recorded for ${month} yet.`,
    spending: (month: string) => `Income and expense in ${month}:`,
    income: 'Income',
    expense: 'Expense',
    balance: 'Balance',
    category: 'Category',
    amount: 'Amount',
    share: 'Share',
    notFree: (days: string) => `There is no free half hour ${days}.`,
    free: (days: string) =>
      `Free ${days}, from 08:00 to 22:00, between lessons and tasks with a time:`,
    more: (count: number) => `${count} more are not listed.`,
    proposed: 'Please confirm it on the card below; nothing is written before that.',
    notProposed: 'I could not make out what to add.',
    unknown: [
      'I am the **built-in assistant**: there is no AI model behind me. By rules of my own I can answer questions about your data:',
      '- Tasks: "Which tasks are due this week?"\n- Courses: "Which courses do I have tomorrow?"\n- Spending: "Where did my money go this month?"\n- Free time: "When am I free on Friday?"',
      'You can also say "Add a task: lab report tomorrow 16:00-17:30" or "Record an expense of 18 for lunch". I cannot answer anything else; an administrator can set up an AI provider in the console.',
    ].join('\n\n'),
    completed: 'done',
    between: (start: string, end: string) => `from ${start} to ${end}`,
  },
} as const satisfies Record<Locale, object>;

export type Texts = (typeof texts)[Locale];
