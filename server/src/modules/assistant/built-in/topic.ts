export type Topic = 'free' | 'courses' | 'spending' | 'tasks' | 'unknown';

/** In this order: a question about time between lessons is about time. */
const words: readonly (readonly [Exclude<Topic, 'unknown'>, RegExp])[] = [
  [
    'free',
    /\bfree\b|\bavailable\b|spare time|time planning|plan (?:my|the|for)|空闲|有空|空余|没课|时间规划|规划.*时间/gi,
  ],
  [
    'spending',
    /\bspen[dt]|\bspending\b|expense|\bmoney\b|\bcosts?\b|\bincome\b|balance|ledger|data analysis|花|开支|支出|消费|收入|余额|钱|账|财务|数据分析/gi,
  ],
  ['courses', /\bcourses?\b|\bclass(?:es)?\b|lessons?|lectures?|timetable|课/gi],
  [
    'tasks',
    /\btasks?\b|to-?dos?\b|\bdue\b|deadline|remind|homework|任务|待办|作业|提醒|截止|要做|要完成/gi,
  ],
];

/** What a question is about: what most of its words speak of. */
export function topicOf(message: string): Topic {
  let best: Topic = 'unknown';
  let most = 0;
  for (const [topic, pattern] of words) {
    const count = message.match(pattern)?.length ?? 0;
    if (count > most) {
      best = topic;
      most = count;
    }
  }
  return best;
}
