/** What words of a question mean, in both languages; a longer word is read before a shorter one. */
export const concepts = {
  /** Says nothing that an answer would depend on. */
  filler:
    "a an the my mine me i i'm im i've am is are was were be been do does did have has had having got get gets there any some of on in at for to from by with and or so please can could you tell show give list let know see what what's whats which it's its about during all ever each still also now right currently it that this these those will will be as ok okay us we our go goes going want wanna would like happen like looking yet far to just exactly look looks take takes place held begin begins start starts 's 我 taking enrolled gone 的 了 吗 呢 吧 啊 呀 有 是 在 要 会 哪些 哪 什么 些 请 帮我 帮忙 告诉 给 看看 看一下 看 一下 查 查看 查一下 查询 列出 列一下 显示 都 还 现在 目前 当前 我们 咱们 这 那 个 和 跟 与 到 想 想知道 知道 问一下 请问 需要 可以 能 不能 没有 上 去 从 自从 至 把 里 中 于 之 们 得 需 是不是 有没有 几 节 项 门 共 总 那么 大概 开始 开始的 时候 的时候 一共有 进行 举行 上的 点 多 间 段 有些 哪一 一 出来 已经 所有 全部 一下 时间 最近 大段 整段 meet meets over maybe perhaps quickly actually really kindly anywhere somewhere btw anyway 来着 连续 帮 到底 究竟 可能 嘛 哈 咯 真的 东西 比较 复习 各 各自 分别 anything something everything one need needs else soon 儿 啦 哦 呗 列表 清单 看下 啥 先 该 情况 添加过 设置过 until till before since 以来 至今 到现在 快 快要 发我 发给我 我看看 给我看看 离 距 距离",
  when: 'when|what time|what day|which day|which days|what date|how long until|how many days until|how long till|how soon|what days|什么时候|啥时候|几点下|几点|几点钟|何时|哪天|哪一天|多久|还有多久|还有几天|还剩几天|还剩多少天|还有多少天|(在|)哪几天|几号考',
  where:
    'where|seat|seat number|(座位|座位号)(是|)(多少|几号|)|(在|)(哪|几)(栋|座|号|个|)(楼|楼上|间教室|个教室)|room|rooms|classroom|location|building|lecture hall|哪里|哪儿|在哪|在哪里|在哪儿|教室|哪个教室|几号楼|哪间教室|哪个楼|哪栋楼|地点',
  who: '叫什么|who|whose|prof|teaches|teach|teacher|teachers|professor|lecturer|instructor|taught|teaching|谁|谁教|教|教什么|谁上|老师|教授|任课老师|任课教师|讲师|教师|哪个老师|哪位老师',
  much: 'how much|total|sum|altogether|amount|多少|多少钱|总共|一共|合计|总额|共计|几块钱|多大',
  many: 'how many|number of|(几|多少)(个|项|节|门|件|场|条|次|笔|份|堂)|(一|每)(周|个星期)(上|)几(次|节)|how many (days|times)|days left|days left until|days until',
  hours:
    'how many hours|hours|几个小时|几小时|多少小时|一小时|一个小时|两小时|两个小时|2小时|三小时|三个小时|半小时|半个小时|an hour|one hour|two hours|2 hours|three hours|3 hours|half an hour|half-hour|one-hour|two-hour|three-hour|1-hour|2-hour|3-hour',
  weeks: 'how many weeks|weeks until|weeks|几周|多少周|几个星期|几个周',
  task: 'task|tasks|hw|to-do|to-dos|todo|todos|to do|to do list|todo list|homework|assignment|assignments|have to do|need to do|must do|should i do|shall i do|things|stuff|things to do|work on|to finish|to hand in|hand in|submit|reminder|reminders|任务|待办|待办事项|作业|事|事情|要做|要完成|必须做|必须完成|要做的|要交|该做|该交|需要做|需要完成|要干|要办|得做|做什么|干什么|提醒|完成什么',
  due: 'due|deadline|deadlines|due date|截止|截止日期|到期|ddl|交',
  overdue:
    "overdue|late|miss|missed|past due|behind on|behind with|behind|past their deadline|(didn't i|did i not) (finish|do|submit|hand in) (in|on) time|not (finish|done|finished|submitted|handed in) (in|on) time|逾期|过期|超期|过了期|拖着|拖了|没按时|漏交|漏交了|漏做|漏了|忘交|忘了交|错过|已经过期|欠|欠了|欠着",
  open: "open|unfinished|remaining|remain|remains|incomplete|pending|outstanding|left|not done|still to do|undone|(还|)(没|没有|未)(做|写|交|弄|干|办|完成|搞定)(完|好|)|还有|剩下|剩|剩余|还剩|not (handed in|submitted|finished)|haven't( i|) (handed in|finished|done|submitted)|didn't i (finish|do)|did i not (finish|do)",
  done: 'done|finished|completed|complete|finish|ticked off|accomplish|accomplished|已完成|完成了|做完了|做完|完成|完成情况|完成情况怎么样|搞定|做了|写完|写完了|交了',
  high: '(high|top) prio|high priority|high-priority|highest priority|important|most important|urgent|most urgent|critical|top priority|高优先级|优先级高|优先级最高|重要|最重要|紧急|最紧急|要紧|最要紧|最急|优先做|高优先|急|着急',
  medium: 'medium priority|medium-priority|中优先级|优先级中',
  low: 'low prio|low priority|low-priority|least important|unimportant|低优先级|优先级低|不重要',
  class:
    'class (finish|finishes|end|ends|over)|lecture (finish|finishes|end|ends)|am i done for today|am i done today|class|classes|have uni|does uni finish|does uni start|have school|have college|do i start|do i begin|do we start|有课不|go to campus|go to school|go to class|on campus|去学校|去上学|满课|course|courses|lesson|lessons|lecture|lectures|timetable|seminar|seminars|tutorial|tutorials|do i finish|am i done for the day|when am i done|when do i get out|课|节课|下课|放学|有课没|早八|早课|晚课|课程|上课|课表|课程表',
  first: 'first|earliest|第一节|最早|第一',
  last: 'last|latest|newest|most recent|最后一节|最后|最新',
  lastEntry: 'last thing|(上|最近|最后|最新)(的|)一笔',
  next: 'next|upcoming|coming up|下次|下回|下一节|下节|下一门|下门|下一个|下一场|下一次|接下来|下一堂|下堂|最近的|最近一次|等下|等会儿|待会|待会儿|一会儿|一会',
  free: 'free (day|days)|有时间|有空没|能约|free|available|spare|spare time|free time|free slot|free slots|gap|gaps|time planning|plan my|plan the|plan out my|freest|most free|emptiest|two free hours|three free hours|find me|找个|找一个|找出|find time|find some time|nothing planned|do i have time|have time|have any time|free hours|空|有空|有空不|有空没|空闲|空闲时间|空余|空余时间|空档|最空|最闲|闲|闲着|规划|时间规划|规划时间|空着|没事',
  noClass:
    '没课|没有课|不用上课|不上课|无课|no class|no classes|no lessons|no lectures|without class|without classes|without lessons',
  between: 'between|among|之间|中间',
  busy: 'busy|忙|忙不忙|忙吗|满',
  spend:
    'spend|(blown|blew|burned|burnt) (on|through)|blown|purchase|purchases|payment|payments|did i buy|bought|spent|spending|spends|expense|expenses|expenditure|pay|paid|money go|money went|cost me|costs me|went on|went to|gone on|data analysis|花了|花多少|花几|花的|花费|花销|开支|支出|消费|花钱|花在|花掉|花出去|用掉|用了|花到|花哪|花哪儿|花哪儿了|花得|买了|点了|充了|付了|买了什么|买了啥|数据分析|开销|buy',
  money:
    'money|finances|ledger|transactions|entries|cost|costs|钱|账|账单|财务|收支|流水|账目|记账|record|records|entry|transaction|记录|一笔',
  income:
    'came in|come in|get paid|got paid|paid me|工资|薪水|income|earn|earned|make|made|earnings|salary|wages|received|收入|赚|赚了|挣|挣了|进账',
  balance: 'balance|net|surplus|save|saved|结余|余额|存|存了|攒|攒了|盈余',
  budget:
    'still have money|money left|月预算|budget|budgets|on track|may i spend|can i spend|may spend|can spend|left to spend|afford|able to spend|allowed to spend|can i still spend|can still spend|may i still spend|over budget|within budget|预算|超支|超预算|超了|超了没|每天还能花|每天能花|can i spend per day|够用|can i spend a day|可以用|还能花|还可以花|可以花|能花|能用|还能用|能花多少|够花|还剩多少钱|剩多少钱|还有多少钱|剩下多少钱',
  compare:
    'compare|花得多|花的多|how does|compared|compared to|compared with|comparison|versus|vs|than|more|less|difference|比|对比|比怎么样|比怎样|相比|比较|比起来|相比之下|差多少|多了|少了|增加|减少',
  clash: 'clash|clashes|clashing|overlap|overlaps|overlapping|conflict|conflicts|撞|冲突|重叠',
  notice:
    '(unread |)(notification|notifications|message|messages|alerts)|inbox|(未读|没看|没读|没看过|新)(的|)(通知|消息)|通知|消息|站内信',
  /** The one entry, not the category. */
  largest:
    'biggest expense|largest expense|highest expense|biggest purchase|largest purchase|biggest spend|biggest single expense|largest single expense|largest single|biggest single|largest transaction|biggest transaction|largest payment|biggest payment|largest entry|biggest thing|most expensive|most expensive thing|priciest|priciest thing|最大的一笔|最大一笔|最高的一笔|最多的一笔|最大的一次|最大的单笔|单笔最大|单笔最高|最大单笔|哪一笔最大|哪一笔最多|哪笔最大|哪笔最多|哪笔花得最多|哪一笔花得最多|花得最多的一笔|花钱最多的一笔|最贵的一笔|最贵的一次|最大的一笔消费|最贵的东西|最贵的|最贵',
  average: 'on average|average|avg|平均|平均下来',
  perDay:
    'a day|per day|each day|every day|daily|in a day|每天|每日|一天|日均|平均每天|平均每日|平均一天',
  perWeek:
    'a week|per week|each week|every week|weekly|每周|一周|每个星期|每星期|一个星期|平均每周|周均',
  long: 'how long|how many minutes|how much time|多长时间|多长|多少分钟|几分钟',
  pause: 'break|breaks|recess|休息|休息时间|课间|课间休息',
  lunch: 'lunch break|lunch hour|lunchtime|lunch time|午休|午休时间|午间休息|中午休息|午饭时间',
  /** By size. */
  most: 'most|top|biggest|largest|highest|最大|最多|最高',
  category:
    'category|categories|by category|哪一类|哪类|哪种|类别|分类|哪方面|哪些方面|哪些地方|方面|地方',
  dining: 'dining|food|eating|meals|eating out|餐饮|饭钱|餐费|饭费|吃饭|吃|吃的|伙食|饮食',
  study: 'study|studying|learning|学习|学习用品',
  transport: 'transport|transportation|travel|travelling|commuting|交通|交通费|出行|路费',
  entertainment: 'entertainment|fun|leisure|娱乐|玩|玩乐',
  'part-time': 'part-time|part-time work|part-time job|兼职|家教',
  exam: '考场|exam|exams|examination|examinations|test|tests|quiz|quizzes|midterm|midterms|final|finals|final exam|final exams|考试|期末考试|期末考|期中考试|期中考|期末|期中|测验|小测|考|要考|几场考试',
  weekNumber:
    'which week|current week|what week|week number|which teaching week|what week of term|what week of the term|what week of the semester|which week of term|which week of the semester|which week of the term|第几周|哪一周|哪周|教学周|第几个教学周|几周了|哪个教学周|第几教学周|教学第几周|是几周|周次',
  term: 'term|semester|of term|of the term|学期|本学期|这学期|这个学期',
  lastTerm: 'last term|last semester|previous term|previous semester|上学期|上个学期',
  ends: 'last day of term|last day of the term|last day of the semester|end|ends|holiday|holidays|vacation|winter break|spring break|summer break|结束|放假|放寒假|放暑假|寒假|暑假',
  agenda:
    "plan my day|plan out my day|organise my day|organize my day|plan today|plan tomorrow|schedule|agenda|plan|plans|planned|calendar|what's on my plate|what is on my plate|what is next|what comes next|what's on|what is on|whats on|happening|going on|coming|on my plate|scheduled|appointments|安排|日程|日程安排|计划|行程|有什么事|什么事|有事吗|有事|有啥事|啥事|干嘛|干啥|要干嘛|要干啥|要干什么|what is up|doing anything|doing",
  part1: 'morning|in the morning|上午|早上|早晨|早',
  part2: 'arvo|afternoon|in the afternoon|下午|午后',
  part3: 'evening|in the evening|night|at night|tonight|晚上|晚|夜里|傍晚',
  date: 'what day is it|what day is|what is the date|date is it|the date|day is it|what day is today|what date is it|date|dates|几号|几月几号|星期几|周几|礼拜几|日期|几月几日',
  clock: 'what time is it|current time|几点了|现在几点|现在几点了|现在是几点|时间是几点|现在时间',
  hello:
    'hello|hi there|hi|hiya|heya|yo|hey|good morning|good evening|good afternoon|你好|您好|嗨|哈喽|早上好|晚上好|下午好|在吗|你好啊',
  thanks:
    'thanks|thanks a lot|好的谢谢|thank you|thx|cheers|thank you very much|谢谢|多谢|感谢|谢谢你|谢了',
  help: 'help|what can you do|what do you do|what can i ask|what can i say|who are you|what are you|how do you work|how does this work|你能做什么|能做什么|你会什么|会什么|你都会什么|你都会干嘛|你都能干嘛|你都能做什么|能干什么|你都能干些什么|能干些什么|你能干什么|帮助|怎么用|你是谁|你可以做什么|有什么功能|可以问什么|能问什么|你能干嘛|能干嘛|你能干啥|能干啥|你能帮我什么|你能帮我做什么',
  /** Asks for judgement, knowledge or writing: no rule of ours answers it. */
  beyond:
    'should|shall|how|hard|harder|easy|easier|difficult|busiest|why|how to|make it|what grade|a month|per month|move all|move my|move the|postpone|reschedule|how do|do my|do the|explain|write|translate|recommend|suggest|advice|weather|joke|story|poem|essay about|summarize|summarise|meaning|mean|means|think|best|better|worth|predict|everyone|friend|friends|owe|owes|欠我|欠谁|to get a|to get an|to pass|多少分|最少|fewest|least busy|取消|退课|退选|选课|classmate|classmates|他|她|他们|她们|同学|室友|为什么|怎么|怎样|如何|解释|翻译|推荐|建议|天气|笑话|故事|诗|作文|总结|写|应该|意思|觉得|预测|值得|好不好|难不难|难吗|有趣|哪个好|if|after|课后|下课后|someone else|anyone else|附近|好吃|nearby|delete|remove|删|删除|删掉|单笔|world|news|期间|假期|国庆|五一|春节|过年|新闻|如果|别人|大家|电影票房',
} as const;

export type Concept = keyof typeof concepts;
