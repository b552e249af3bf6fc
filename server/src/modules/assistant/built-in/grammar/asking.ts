/** Words that ask, and such as would see something. */
const words = 'what|which|when|who|whose|how|where|why';
const zhWords = '什么|啥|哪|谁|多少|怎么|咋|如何';

/** How a question ends. */
export const question = /[?？]\s*$|[吗呢么]\s*[?？。.]?$/;
/** By a word of its own. */
export const asksItself = new RegExp(`\\b(?:${words})\\b|${zhWords}|几|[吗呢]\\s*[?？]?$`, 'i');
/** What a sentence asks for is no thing to be done. */
export const asksFor = new RegExp(
  `^(?:${words}|if|whether|为[什啥]|几(?!何)|我?(?:还?有)?(?:${zhWords}))`,
  'i',
);
/** Wherever it stands. */
export const asksWithin = new RegExp(
  `${zhWords}|干嘛|怎样|几[点号天节周门场堂月时]|(\\p{Script=Han})[不没]\\1|多[久长远]|(?<!几)何[时地处]|为何|[吗呢不没]$`,
  'u',
);
/** What is asked of money is no record of it. */
export const asksOfMoney = new RegExp(
  `预算|\\bbudgets?\\b|多少|几[块元]|how much|^(?:can|could|may|should|do|did|is|show|list|total|${words})\\b|${question.source}`,
  'i',
);
/** 'Bought milk' tells. */
export const asks = new RegExp(
  `\\b(?:${words}|show|list|tell|any|total|expenses?|spending|costs|(?:do|am|have|did|will) i|(?:is|are) there)\\b|${zhWords}|几|看|查|[支花]出|花[费销]|开[支销]|消费|收入|账|记录|[?？]|${question.source}`,
  'i',
);
