import type { Category } from '@board/contracts/constants/categories';

/** Words and merchants, the first that occurs decides; what stands earlier is the narrower. */
const spending: readonly (readonly [Category, RegExp])[] = [
  ['dining', /美团外卖|饿了么|uber ?eats|just eat/i],
  ['transport', /美团(单车|打车|骑行)|地铁|公交|乘车|打车|滴滴|出租车|高德|哈啰|青桔|单车|骑行/],
  ['transport', /铁路|12306|火车|高铁|机票|航空|加油|中石化|中石油|停车|顺风车|船票|交通|出行/],
  [
    'study',
    /书店|图书|教材|书籍|文具|打印|复印|学费|培训|课程|考试|报名费|教育|当当|新华|学习|网课/,
  ],
  ['entertainment', /电影|影院|影城|猫眼|游戏|网易云|音乐|视频|会员|爱奇艺|优酷|哔哩|ktv/i],
  ['entertainment', /演出|大麦|演唱会|门票|剧本杀|网吧|网咖|健身|羽毛球|文化休闲|娱乐/],
  ['dining', /食堂|餐|饭|美食|外卖|美团|咖啡|瑞幸|星巴克|奶茶|喜茶|蜜雪|茶百道|古茗|霸王茶姬|奈雪/],
  [
    'dining',
    /肯德基|麦当劳|必胜客|汉堡|面馆|拉面|米线|火锅|烧烤|小吃|早点|包子|煎饼|饺|粥|烘焙|面包|蛋糕/,
  ],
  ['dining', /水果|零食|生鲜|盒马|便利店|罗森|小卖部/],
  [
    'dining',
    /\b(restaurant|caf[eé]|coffee|starbucks|costa|pret|greggs|mcdonald'?s?|kfc|burger( king)?|pizza|sushi|noodles?|bakery|canteen|dining|eating out|lunch|dinner|breakfast|takeaway|deliveroo|doordash|grubhub|nando'?s|groceries|grocery|tesco|sainsbury'?s|aldi|lidl)\b/i,
  ],
  [
    'dining',
    /\b(chipotle|sweetgreen|panera|dunkin'?|shake shack|chick-fil-a|taco bell|wendy'?s|domino'?s|trader joe'?s?|whole ?(foods|fds)|safeway|kroger|wegmans|instacart|7-eleven)\b/i,
  ],
  [
    'transport',
    /\b(bus|metro|train|railway|rail|tram|taxi|cab|uber|lyft|bolt|didi|grab|tfl|trainline|airlines?|airways|ryanair|easyjet|petrol|fuel|parking|transport|transit|mta|lirr|amtrak|greyhound|citi ?bike|exxon(mobil)?|chevron)\b/i,
  ],
  [
    'study',
    /\b(books?|bookshop|bookstore|waterstones|textbooks?|stationery|printing|tuition|course|exam|coursera|udemy|chegg|barnes & noble|library|school|university|education|study)\b/i,
  ],
  [
    'entertainment',
    /\b(cinema|movies?|films?|games?|steam|nintendo|playstation|xbox|netflix|spotify|hulu|ticketmaster|youtube|disney|bilibili|concert|theatre|gym|music|entertainment)\b/i,
  ],
  ['other', /\b(target|cvs|walgreens|walmart|costco|amazon|amzn)\b/i],
];
const income: typeof spending = [
  [
    'part-time',
    /工资|薪资|薪酬|劳务|兼职|家教|稿费|\b(salary|payroll|wages?|tutoring|part-time|freelance)\b/i,
  ],
  ['study', /奖学金|助学金|\b(scholarship|stipend|grant)\b/i],
];

export interface FoundCategory {
  category: Category;
  /** What decided. */
  word: string;
}

/** What a line is for, by the first word that tells. */
export function categoryByWords(
  text: string,
  of: 'income' | 'spending',
): FoundCategory | undefined {
  for (const [category, words] of of === 'income' ? income : spending) {
    const [word] = words.exec(text) ?? [];
    if (word) return { category, word };
  }
  return undefined;
}
