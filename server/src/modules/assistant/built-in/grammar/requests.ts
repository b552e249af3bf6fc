const doing =
  'do(?! (i|we|you|they|he|she|it)\\b)|finish|submit|hand in|turn in|return|pay|buy|get|call|phone|email|clean|wash|read|write|revise|review|study|practi[cs]e|prepare|print|pick up|drop off|collect|meet|visit|go to|attend|watch(?! out)|take|bring|apply for|register for|sign up|renew|fix|start';
const zhDoing =
  '交|去|买(?!.*[0-9一二三四五六七八九十]张)|洗|写|还(?!有|没|在|要|能|不|是|得|差)|取|寄|带|打扫|打印|复习|预习|背|看(?!.*[0-9])|读|做|准备|参加|跑步|健身|开会|报名|缴|付|整理|收拾|练|修|剪|约|提交';
const zhDone = '完成|做|写|看|读|背|弄|交|搞定|买|还|洗|取|寄|打扫|打印|付|缴|整理|收拾|复习|预习';
const zhLater = '推迟|推后|延后|延期|延迟|往后推|往后延|往后移|往后挪|往后拖|挪后|顺延|后移|晚';
/** Whoever begins so asks. */
const asking =
  '(mark|is|are|am|was|were|did|do|does|have|has|will|what|which|when|i|you|we|well)\\b';

/**
 * What may be asked to be done. {name} is a task of the person's, {rest} a new one, {when} nothing
 * but words of time, {new} any words; [x] may be missing, (a|b) is one of them.
 */
export const requests = [
  {
    intent: 'budget',
    says: [
      '(set|make|change|put|raise|lower|increase|reduce|update) [up |a |an |my |the ][monthly ][{name} ]budget[ for this month][ to| at| of] {rest}',
      '(set|make|create|add) [up |a |an |my |the ][monthly ]budget of {rest} (for|on) {name}',
      '(make|create|add) [up |a |an |my |the ][monthly ][{name} ]budget of {rest}',
      '(set|make|change|update) [up |a |my |the ][monthly ]budget (for|on) {name} (to|at|of) {rest}',
      'budget {rest} (for|on) {name}',
      '[my |the ][monthly ][{name} ]budget (is|should be|:) {rest}',
      '[把|将][我的|这个月的|每月的|本月的|这个月|每月|每个月|本月][{name}][的]预算[都][设为|设成|设到|改为|改成|改到|调到|调成|调为|定为|定成|设置为|设置成|设定为|提高到|降到|减到|是|为|：|]{rest}',
      '(设|设置|设定|设个|设一个|定|定个|定一个|加个|加一个|新建)[一个|个][每月|每个月|本月]{rest}的[{name}]预算',
      '(设|设置|设定|设个|设一个|定|定个|定一个)[一个|个][每月|每个月|本月][{name}][的]预算{rest}',
    ],
  },
  {
    intent: 'remind',
    says: [
      'remind me {when} to {rest}',
      'remind me (to|about|of|that) {rest}',
      'remind me {rest}',
      '{when}[,] remind me (to|about|of|that) {rest}',
      'set a reminder [{when} ](to|for|about) {rest}',
      'remember to {rest}',
      "don't let me forget [to|about] {rest}",
      "don't forget [to ]{rest}",
      '(提醒|remind)我[一下]{rest}',
      '{when}(记得|别忘了|别忘|提醒我|叫我|记得提醒我){rest}',
      '(记得|别忘了|别忘记|不要忘记)[提醒我]{rest}',
      '(设|设置|加|添加|定)[一]个提醒{rest}',
      '(设|设置|加|添加|定)[一]个{when}的提醒[：]{rest}',
    ],
  },
  {
    intent: 'add',
    says: [
      '(add|create|make|new) [a |an ][new ](task|to-do|todo|reminder)[:] [to |for |called |named ]{rest}',
      '(add|put|stick|pop|slot|pencil) {rest} (to|on|in|into) [my |the ](tasks|task list|to-do list|todo list|to-dos|todos|list|board|calendar|schedule)[ for {when}]',
      'schedule {rest}',
      '(note|jot down|write down) (that i (need|have) to|that|to self[:]|to) {rest}',
      '(todo|to-do|task): {rest}',
      '(todo|to-do) (?!list|for|on|this|next|today|tomorrow){rest}',
      '(添加|新建|增加|创建|加|新增|建)[一](个|项|条)[新](任务|待办|待办事项|日程){rest}',
      '(添加|新建|创建|加)[一]个{when}(交|要交|截止)的(作业|任务)：{rest}',
      '(添加|新建|创建|加|建)[一]个{when}的(任务|待办)[：|叫|叫做]{rest}',
      '(记|记下|记录)[一]个(任务|待办|日程)：{rest}',
      '(添加|新建|增加|创建|加|新增|建)[新](任务|待办|待办事项|日程){rest}',
      '{when}(加|添加|新建)[一](个|项|条)(任务|待办){rest}',
      '(任务|待办|新任务)：{rest}',
      '(记一下|记下|记个事|备忘){rest}',
      '[把|将](ddl|截止日期|截止时间)[是|为|：]{when}的{rest}[，](加到|加进|加入|添加到|放进)[我的](任务|待办|日程|清单)[里|中]',
      '(ddl|截止日期|截止时间)[是|为|：]{when}的{rest}',
      '[把]{rest}(加到|加进|加入|添加到|放进)[我的](任务|待办|日程|清单)[里|中]，{when}',
      '{rest}[,] (add|put|note) (it|that)[ down| in| to my list| to my tasks]',
      '[把]{rest}(加到|加进|加入|添加到|放进)[我的](任务|待办|日程|日历|清单|待办清单|任务列表)[里|中]',
    ],
  },
  {
    intent: 'remind',
    says: [
      '{rest}(别忘了|别忘|提醒我[一下]|帮我提醒|记得提醒|别让我忘了|别让我忘)',
      "{rest}[,] (remind me|don't let me forget|don't forget)",
    ],
  },
  {
    intent: 'add',
    says: [
      '{rest}(帮我|给我|替我)(加|加上|记|记上|记下|记下来|记着|安排|安排上)[一下]',
      `add (?=(${doing})\\b){rest}`,
    ],
  },
  {
    // A thing that is to come.
    intent: 'have',
    says: [
      "(i|we)('ve| have| 've)[ got] (a|an|my) (?!(headache|migraine|fever|cold|flu|cough|toothache|hangover|stomach ?ache|sore throat)( (on|since|for|from|today|tonight|tomorrow|this|next)\\b|$)){rest}",
      '[我]{when}[我]有(个|场|次|一个|一场|一次){rest}',
    ],
  },
  {
    // Said of oneself: a wish only with a time.
    intent: 'must',
    says: [
      "[i |we |i've ](gotta|got to|have to|need to|must|should|ought to) {rest}",
      '(add|put(?! (off|back) )) {rest} (to|on|for) {when}',
      '(add|put down|put(?! (off|back) )) {rest}',
      '{when} (i|we) (have to|need to|must|should) {rest}',
      // What is to be done has its day.
      `(?=(${doing}) (?!me\\b|\\d)){rest}`,
      `{when}[,] (?=(${doing}) (?!me\\b|\\d)){rest}`,
      '(加|添加|安排)一下{rest}',
      '[我](要|得|需要|必须|打算|准备|安排一下|安排){rest}',
      `[我]{when}[我](?=(${zhDoing})(?!的|了|完了|好了)){rest}`,
      '[我]{when}[我](要|得|需要|必须|打算|准备){rest}',
    ],
  },
  {
    intent: 'reopen',
    says: [
      '(reopen|uncheck|untick) {name}',
      'mark {name} [as ](not done|undone|open|unfinished|not finished|incomplete|not completed)',
      '{name} (is|was) (not|still not) (done|finished)[ yet| after all]',
      "{name} (isn't|still isn't) (done|finished)[ yet| after all]",
      '[把|将]{name}(标记为|标为|设为|设成|标成|改为|改成|恢复为)(未完成|没完成|待办)',
      '(重新打开|重开|取消完成){name}',
      '{name}(重新打开|重开|取消完成)',
    ],
  },
  {
    intent: 'done',
    says: [
      '(mark|set|tick|check) {name} [as ](done|finished|completed|complete|off)',
      '(tick|check|cross) off {name}',
      '(tick|check|cross) {name} off[ my list| the list]',
      '(complete|finish) {name}',
      "(i|i've|i have) [just |already ](finished|completed|done|did|handed in|turned in|submitted|bought|paid|returned|called|cleaned|printed|wrote|read) [with |reading |writing |doing ]{name}",
      "(i am|i'm) (done|finished) with {name}",
      '[just |already ](done with|finished|handed in|turned in|submitted|bought|returned) [reading |writing |doing ]{name}',
      '(勾掉|划掉|勾选){name}',
      `(?!${asking}){name}[ is| are][ now| already| all] (done|finished|completed|complete)`,
      '(把|将){name}(标记为|标为|设为|设成|标成|标记成|标记|勾选为|记为|改为|改成)[已](完成|做完)[了]',
      '(把|将){name}(完成|做完|勾掉|勾选|划掉|打勾|搞定)[了|掉]',
      '(标记|勾选){name}[为][已]完成',
      '(完成|做完|写完|搞定)[了][任务]{name}[了]',
      '[我][今天|昨天|刚才|上午|下午|早上|晚上][我][已经](完成|做完|写完|看完|搞定)了{name}',
      '我(完成|做完|写完|搞定|交)[了]{name}[了]',
      '[我](已经|已|刚|刚刚)(完成|做完|写完|交|搞定)[了]{name}[了]',
      `(我|我已经|我刚|我刚刚|已经|刚|刚刚)把{name}(${zhDone})了`,
      `[我][已经|已|刚|刚刚][把]{name}[我](已经|已|都|刚|刚刚)(${zhDone})[完|好|掉]了`,
      `[我][已经|已|刚|刚刚][把]{name}[我](${zhDone})(完|好|掉|过)了`,
      '{name}(搞定|(完成|交|搞定|买|还|洗|寄|取|付)了)',
    ],
  },
  {
    intent: 'rename',
    says: [
      '(rename|retitle) {name} (to|as|into) {new}',
      'change the (name|title) of {name} to {new}',
      '(把|将)[任务]{name}(改名为|改名叫|改名成|改名|重命名为|重命名成|更名为|改叫|改成叫|的标题改为|的标题改成|的名字改成|的名字改为|的名称改为){new}',
      '[任务]{name}(改名为|改名叫|改名成|改名|重命名为|重命名成|更名为|改叫){new}',
    ],
  },
  {
    intent: 'priority',
    says: [
      '(set|change|make) the priority of {name} [to ]{level}',
      '(set|change|make|give|mark) {name} [to |a |as |of ][priority |the priority ]{level}[ priority]',
      '(把|将){name}[的][优先级](设为|设成|改为|改成|调为|调成|标为|调到|设置为|标记为){level}[优先级|优先]',
      '[把|将]{name}(设为|设成|改为|改成|调为|调成|标为){level}[优先级|优先][的]',
      '[把|将]{name}[的]优先级(调|提|升|降|设){level}[点|一点|一些]',
      '{name}[的]优先级(设为|设成|改为|改成|调为|调成|调到|设置为){level}',
    ],
  },
  {
    intent: 'shift',
    says: [
      '(move|postpone|delay|push|push back|put off|shift) {name} [back ][by ]{length}[ later| back]',
      `[把|将]{name}(${zhLater}){length}[再][交|做|写|去]`,
      '(推迟|推后|延后|延期){name}{length}',
    ],
  },
  {
    intent: 'earlier',
    says: [
      '(move|bring|pull|push) {name} (forward|up|earlier)[ by] {length}',
      '(move|bring|pull|push) {name} {length} (forward|earlier)',
      '(把|将){name}(提前|提早|往前挪|往前移|往前推|往前调){length}',
      '{name}提前{length}(交|完成|做)',
      '{name}(提早|往前挪|往前移|往前推|往前调){length}',
    ],
  },
  {
    intent: 'move',
    says: [
      '(move|change|reschedule) the (time|date|day|deadline) of {name} to {when}',
      "(move|change|reschedule|set) {name}['s] (time|date|day|deadline|due date) to {when}",
      '(move|reschedule|postpone|delay|push|push back|put off|shift|change|bring|bring forward|pull) {name}[ back| forward| up] (to|until|till|for|on|onto) {when}',
      '(move|reschedule|postpone|delay|push|push back|put off|shift|change|bring|bring forward|pull) {name}[ back| forward| up] (to|until|till|for|on|onto) (?!.* (to|until|till) ){when}',
      '(把|将){name}(改到|移到|挪到|推迟到|推到|延到|延期到|延后到|调到|换到|提前到|改成|改为|改在|挪去|排到|改期到|安排到|安排在|放到|顺延到){when}',
      '{name}(改到|移到|挪到|推迟到|推到|拖到|延到|延期到|延后到|调到|换到|提前到|改在|改成|改为){when}',
      '{name}(改|换|挪|移|调|推迟|延期|提前)到{when}了',
      '(make|have) {name} due[ on| by] {when}',
      '{name} (is [now ]due|is now (on|at)|(is|is now|got|was|has been) (moved|pushed|postponed|rescheduled) to) {when}',
      '(推迟|延期|移动){name}到{when}',
    ],
  },
  {
    intent: 'delete',
    says: [
      '(delete|remove|drop|cancel|scrap|get rid of|throw away|erase) {name}[ from my (tasks|list|to-do list|todo list)]',
      '(把|将){name}(删掉|删除|删了|去掉|移除|取消|取消掉|删)[吧|了]',
      'take {name} off [my |the ](list|to-do list|todo list)',
      '{name} (is|was|got|has been) (cancelled|canceled)',
      '{name}取消[了|掉]',
      '{name}(不用|不需要|不必|没必要)[再](交|做|写|去|弄|买|还|看|管)了[,][删|删了|删掉|删除|取消|取消掉]',
      '(不用|不需要|不必)[再]{name}了[,][删|删了|删掉|删除|取消|取消掉]',
      '[我](不想|不打算)[再]{name}了[,](删了|删掉|删除|取消|取消掉)',
      '{name}(删掉|删除|删了|取消掉)[吧|了]',
      "(i|we) (don't|no longer) (need|have) to [do |submit |hand in |finish |attend |go to ]{name}[ any more| anymore| any longer]",
      '(删除|删掉|删了|去掉|移除|取消|删){name}',
    ],
  },
] as const;

export type RequestIntent = (typeof requests)[number]['intent'];

export const levels = {
  high: 'high|highest|urgent|important|top|最高|高|最紧急|紧急|最重要|重要',
  medium: 'medium|normal|mid|中|普通|一般',
  low: 'low|unimportant|低|不重要',
} as const;
