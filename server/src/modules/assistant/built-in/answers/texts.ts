import type { Locale } from '@board/contracts/constants/locales';

const both = new Intl.ListFormat('en-GB');
const many = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** What the built-in assistant says. It is part of a reply, not of the page, so it speaks the question's language. */
export const texts = {
  'zh-CN': {
    noTasks: (days: string) => `${days}没有任务。`,
    tasks: (days: string, open: number, done: number) =>
      `${days}有 ${open} 项待办，${done} 项已完成：`,
    openTasks: (count: number) => `目前有 ${count} 项未完成的任务：`,
    noOpenTasks: '没有未完成的任务。',
    overdue: '逾期',
    priority: { high: '高优先级', medium: '中优先级', low: '低优先级' },
    noneOf: (label: string, days: string) => `${days}没有${label}的任务。`,
    someOf: (label: string, days: string, count: number) => `${days}${label}的任务有 ${count} 项：`,
    comma: '、',
    pause: '，',
    noCourses: (days: string) => `${days}没有课。`,
    courses: (days: string, count: number) => `${days}有 ${count} 节课：`,
    coursesOfTerm: (count: number) => `这学期有 ${count} 门课：`,
    next: '下一节课：',
    noNext: '接下来四周没有课。',
    named: (name: string) => `与“${name}”有关的课程和任务：`,
    agenda: (days: string, lessons: number, tasks: number, exams: number, events: number) =>
      `${days}有 ${lessons} 节课、${tasks} 项任务${exams > 0 ? `、${exams} 场考试` : ''}${events > 0 ? `、${events} 个日程` : ''}：`,
    nothing: (days: string) => `${days}没有课，也没有任务。`,
    exams: (count: number) => `接下来有 ${count} 场考试：`,
    noExams: (name: string) =>
      `没有找到${name}考试：考试，以及名称里带“考试”的任务和课程会列在这里。`,
    inDays: (count: number) => (count === 0 ? '今天' : `还有 ${count} 天`),
    week: (day: string, week: number, weeks: number, term: string) =>
      `${day}是${term}第 ${week} 周（共 ${weeks} 周）。`,
    termEnds: (day: string, left: string) => `学期到${day}结束，${left}。`,
    noLessonsOn: '\n在此之前不上课的日子：\n',
    noOtherTerm: '没有更早的学期。',
    noTerm: (day: string) => `${day}不在任何学期之内。`,
    date: (day: string) => `${day}。`,
    clock: (time: string) => `现在是 ${time}。`,
    noSpending: (when: string) => `${when}还没有收支记录。`,
    spending: (when: string) => `${when}的收支：`,
    spentOn: (what: string, when: string, sum: string, entries: number) =>
      `${when}，${what}：**${sum}**（${entries} 笔）。`,
    nothingOn: (what: string, when: string) => `${when}没有${what}的记录。`,
    average: (what: string, when: string, each: string, total: string, days: number) =>
      `${when}，${what}：平均${each}（${days} 天共 ${total}）。`,
    eachDay: (sum: string) => `每天 **${sum}**`,
    eachWeek: (sum: string) => `每周 **${sum}**`,
    largest: (what: string, when: string) => `${when}最大的${what}：`,
    difference: '变化',
    income: '收入',
    expense: '支出',
    balance: '结余',
    category: '类别',
    amount: '金额',
    share: '占比',
    budget: '本月预算：',
    altogether: '总预算',
    left: (left: string, amount: string, perDay: string) =>
      `还剩 **${left}**（共 ${amount}），平均每天可花 ${perDay}`,
    leftToday: (left: string, amount: string, today: string, perDay: string, over: string) =>
      `还剩 **${left}**（共 ${amount}），今天还能花 **${today}**（每天 ${perDay}${over && `，已超出 ${over}`}）`,
    noBudget: '还没有设置预算，可以在财务页面设置。',
    breaks: (days: string) => `${days}的课间：`,
    noBreaks: (days: string) => `${days}没有前后两节课，也就没有课间。`,
    lunchOfTable: (pause: string) => `按作息表，午休是 ${pause}。`,
    betweenPeriods: (one: number, other: number, pause: string) =>
      `第 ${one} 节和第 ${other} 节之间有 ${pause}。`,
    noPeriods: (count: number) => `作息表里只有 ${count} 节课。`,
    hours: '小时',
    minutes: '分钟',
    holds: (name: string, sum: string) => `- ${name}：**${sum}**`,
    daysOff: (days: string) => `${days}没有课的日子：`,
    noDayOff: (days: string) => `${days}每天都有课。`,
    notFree: (days: string) => `${days}没有半小时以上的空闲时间。`,
    free: (days: string, from: string, until: string) =>
      `${days}的空闲时间（${from}–${until}，课程与有时间的任务之外）：`,
    freeAt: (days: string, time: string) => `有空：${days} ${time} 没有安排。\n`,
    busyAt: (days: string, time: string) => `没空：${days} ${time} 不在空闲时间之内。\n`,
    more: (count: number) => `还有 ${count} 项没有列出。`,
    proposed: '请在下方卡片中确认；确认之前不会写入任何内容。',
    seenLessons: (count: number) => `其中有 ${count} 节课，请在导入的预览中核对。`,
    unclear: '没有看清，请自己补上：',
    onlyBeginning: '文件较长，只读了开头的部分。',
    notProposed: '没有什么可改的：内容已经是这样，或者填写不完整。',
    which: '有几项都符合，指的是哪一项？',
    noSuchTask: (name: string) => `没有找到名为“${name}”的任务。`,
    unknownName: (name: string) => `没有找到名为“${name}”的课程或任务。可以试试：`,
    cannot:
      '我是**内置助手**，没有连接 AI 模型，这个我做不到；我能查任务、课程、考试、空闲时间和收支，也能替你添加和修改任务、记账、设预算。',
    feeling:
      '听起来不容易，和信任的人说说会好一些。我是**内置助手**，没有连接 AI 模型，聊不了心情，但可以帮你看看接下来有什么、哪些能往后推。',
    grave:
      '你这样说，让人很担心。请现在就告诉身边信任的人，或拨打全国心理援助热线 **12356**；情况紧急请拨 **120**。你不必独自面对。我是**内置助手**，没有连接 AI 模型，帮不了这件事，但有人可以。',
    help: '我是**内置助手**，没有连接 AI 模型；我能查任务、课程、考试、空闲时间和收支，也能替你添加和修改任务、记账、设预算，每项改动都先请你确认。',
    hello: '你好！我是**内置助手**，可以查任务、课程和收支，也能替你记下来。',
    welcome: '不客气！',
    examples: [
      '这周有哪些任务要完成？',
      '下一节课在哪？',
      '我周五什么时候有空？',
      '这个月的钱花在哪里了？',
      '提醒我明天早上9点交作业',
      '记一笔：午饭 18 元',
    ],
    completed: '已完成',
    between: (start: string, end: string) => `${start}至${end}`,
    during: (month: string) => month,
  },
  en: {
    noTasks: (days: string) => `There are no tasks ${days}.`,
    tasks: (days: string, open: number, done: number) => `${open} to do and ${done} done ${days}:`,
    openTasks: (count: number) => `Tasks that are still open: ${count}`,
    noOpenTasks: 'No task is open.',
    overdue: 'overdue',
    priority: { high: 'high priority', medium: 'medium priority', low: 'low priority' },
    noneOf: (label: string, days: string) => `No task is ${label}${days && ` ${days}`}.`,
    someOf: (label: string, days: string, count: number) =>
      `Tasks, ${label}${days && `, ${days}`}: ${count}`,
    comma: ', ',
    pause: ', ',
    noCourses: (days: string) => `There are no courses ${days}.`,
    courses: (days: string, count: number) => `Lessons ${days}: ${count}`,
    coursesOfTerm: (count: number) => `Courses of this term: ${count}`,
    next: 'Your next lesson:',
    noNext: 'There is no lesson in the next four weeks.',
    named: (name: string) => `What there is of “${name}”:`,
    agenda: (days: string, lessons: number, tasks: number, exams: number, events: number) =>
      `${both.format([
        many(lessons, 'lesson'),
        many(tasks, 'task'),
        ...(exams > 0 ? [many(exams, 'exam')] : []),
        ...(events > 0 ? [many(events, 'event')] : []),
      ])} ${days}:`,
    nothing: (days: string) => `There are no lessons and no tasks ${days}.`,
    exams: (count: number) => `Exams to come: ${count}`,
    noExams: (name: string) =>
      `I find no ${name}${name && ' '}exam: exams, and tasks and lessons that are called one, are listed here.`,
    inDays: (count: number) =>
      count === 0 ? 'today' : count === 1 ? 'in 1 day' : `in ${count} days`,
    week: (day: string, week: number, weeks: number, term: string) =>
      `It is week ${week} of ${weeks} of ${term} ${day}.`,
    termEnds: (day: string, left: string) => `The term ends on ${day}, ${left}.`,
    noLessonsOn: '\nDays without lessons before that:\n',
    noOtherTerm: 'There is no earlier term.',
    noTerm: (day: string) => `No term runs ${day}.`,
    date: (day: string) => `It is ${day}.`,
    clock: (time: string) => `It is ${time}.`,
    noSpending: (when: string) => `Nothing is recorded ${when} yet.`,
    spending: (when: string) => `Income and expense, ${when}:`,
    spentOn: (what: string, when: string, sum: string, entries: number) =>
      `${what}, ${when}: **${sum}** (${entries === 1 ? '1 entry' : `${entries} entries`}).`,
    nothingOn: (what: string, when: string) => `Nothing is recorded for ${what}, ${when}.`,
    average: (what: string, when: string, each: string, total: string, days: number) =>
      `${what}, ${when}: ${each} on average (${total} in ${many(days, 'day')}).`,
    eachDay: (sum: string) => `**${sum}** a day`,
    eachWeek: (sum: string) => `**${sum}** a week`,
    largest: (what: string, when: string) => `${what}, ${when}, the largest first:`,
    difference: 'Change',
    income: 'Income',
    expense: 'Expense',
    balance: 'Balance',
    category: 'Category',
    amount: 'Amount',
    share: 'Share',
    budget: "This month's budget:",
    altogether: 'Altogether',
    left: (left: string, amount: string, perDay: string) =>
      `**${left}** left of ${amount}, ${perDay} a day`,
    leftToday: (left: string, amount: string, today: string, perDay: string, over: string) =>
      `**${left}** left of ${amount}; today **${today}** of ${perDay} a day${over && `, ${over} over`}`,
    noBudget: 'No budget is set yet; you can set one on the money page.',
    breaks: (days: string) => `Breaks ${days}:`,
    noBreaks: (days: string) => `No two lessons follow each other ${days}, so there is no break.`,
    lunchOfTable: (pause: string) => `By the table of periods the lunch break is ${pause}.`,
    betweenPeriods: (one: number, other: number, pause: string) =>
      `Between periods ${one} and ${other} there is ${pause}.`,
    noPeriods: (count: number) => `The table has ${many(count, 'period')}.`,
    hours: 'h',
    minutes: 'min',
    holds: (name: string, sum: string) => `- ${name}: **${sum}**`,
    daysOff: (days: string) => `Days without lessons ${days}:`,
    noDayOff: (days: string) => `There are lessons on every day ${days}.`,
    notFree: (days: string) => `There is no free half hour ${days}.`,
    free: (days: string, from: string, until: string) =>
      `Free ${days}, from ${from} to ${until}, between lessons and tasks with a time:`,
    freeAt: (days: string, time: string) => `Yes: nothing is planned ${days} at ${time}.\n`,
    busyAt: (days: string, time: string) => `No: ${time} ${days} is not among your free time.\n`,
    more: (count: number) => `${count} more are not listed.`,
    proposed: 'Please confirm it on the card below; nothing is written before that.',
    seenLessons: (count: number) =>
      `It holds ${count} ${count === 1 ? 'lesson' : 'lessons'}; look them over in the preview of the import.`,
    onlyBeginning: 'The file is long, and only its beginning was read.',
    unclear: 'This could not be read well enough; please add it by hand:',
    notProposed: 'There is nothing to change: it is like that already, or something is missing.',
    which: 'Several fit. Which one do you mean?',
    noSuchTask: (name: string) => `I find no task called “${name}”.`,
    unknownName: (name: string) => `I find no course and no task called “${name}”. You could ask:`,
    cannot:
      'I am the **built-in assistant**, there is no AI model behind me, and this I cannot do; I can look up tasks, courses, exams, free time and money, and add or change tasks, entries and budgets for you.',
    feeling:
      'That sounds hard; it may help to tell somebody you trust. I am the **built-in assistant**, there is no AI model behind me: I cannot talk about it, but I can look up what is next and move what can wait.',
    grave:
      'What you say is serious. Please tell somebody you trust right now, or call a helpline (in China **12356**, in an emergency **120**; elsewhere your local number). You do not have to face it alone. I am the **built-in assistant**, there is no AI model behind me: I cannot help with this, but people can.',
    help: 'I am the **built-in assistant**, there is no AI model behind me; I can look up tasks, courses, exams, free time and money, and add or change tasks, entries and budgets for you, each after you have confirmed it.',
    hello:
      'Hello! I am the **built-in assistant**: I look up tasks, courses and money, and note things down for you.',
    welcome: 'You are welcome!',
    examples: [
      'Which tasks are due this week?',
      'Where is my next lesson?',
      'When am I free on Friday?',
      'Where did my money go this month?',
      'Remind me to hand in the essay tomorrow at 9am',
      'I spent 18 on lunch',
    ],
    completed: 'done',
    during: (month: string) => `in ${month}`,
    between: (start: string, end: string) => `from ${start} to ${end}`,
  },
} as const satisfies Record<Locale, object>;

export type Texts = (typeof texts)[Locale];
