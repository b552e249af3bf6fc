import { topicOf } from './topic.ts';

test.each([
  ['Which tasks are due this week?', 'tasks'],
  ['这周有哪些任务要完成？', 'tasks'],
  ['Which courses do I have this week?', 'courses'],
  ['这周有哪些课？', 'courses'],
  ['Where did my money go this month?', 'spending'],
  ['这个月的钱花在哪里了？', 'spending'],
  ['数据分析', 'spending'],
  ['When am I free today?', 'free'],
  ['我今天什么时候有空？', 'free'],
  ['Am I free between classes?', 'free'],
  ['时间规划', 'free'],
  ['What is the capital of France?', 'unknown'],
  ['讲个笑话', 'unknown'],
])("'%s' is about %s", (message, topic) => {
  expect(topicOf(message)).toBe(topic);
});
