const zhTo = '(?:[改调挪换推移]到|改[在成]|提前到)';
const zhDay =
  '(?:[下上这本]*个?(?:周|星期|礼拜)[一二三四五六日天末]|[今明后][天晚]|\\d{1,2}月\\d|\\d{1,2}[日号](?![\\u4e00-\\u9fff]))';

/**
 * Words that look like a day or a time and are none. Each stands for a sentence in the corpus; a
 * reading that one of them touches is not taken.
 */
export const vetoes: readonly RegExp[] = [
  // A day that says whose, or whose paper, song or film it is.
  /(?:今天|今日|今晚|明天|明日|昨天|昨日|后天|周末|周[一二三四五六日天]|星期[一二三四五六日天]|月底)的(?![\s\d])/,
  /(?:今日|明日|昨日)(?:头条|说法|之|香|重现|方舟|新闻|要闻)/,
  /明日(?:复明日|花)|明天(?:见|会更好)|今天[是也]|昨晚|小?明天天/,
  /(?:先天|先天性)[\u4e00-\u9fff]{0,3}后天|后天(?:养成|培养|性|因素|努力|免疫|教育|环境|习得|人才|天赋|才能|技能|素质|修养|教养|条件|缺陷|失明|失聪|获得|形成|塑造|智力|气质|行为|遗传|基因)/,
  /周末(?:愉快|快乐|效[应率果]|经济|文化|消费|模式|综合|心态|焦虑|恐惧|班|版|特刊|画报|夫妻|大[^前]|[双怎])/,
  /(?<!每[^。；]*)(?:周|星期|礼拜)[一二三四五六日天](?:[到至\-~和及与或](?:下?周|星期|礼拜)?|、(?:下?周|星期|礼拜)|\s+(?:周|星期))[一二三四五六日天](?!的?\s*每[天日早晚])/,
  // This weekend or each one: 周六日加班. Of one week they are no rhythm: 下周二周四.
  /(?<!每[^。；]*)(?:周|星期)六(?:周|星期)?[日天]|[下上这本]个?(?:周|星期)[一二三四五六日天](?:周|星期|(?=[二三四五六日]{2}))[一二三四五六日天]|[下上这本]个?(?:周|星期)[一二三四五][、,]?[二三四五六](?=$|\s|考|[早晚]上|[上下]午)/,
  /每年(?:的)?(?:(?![\d一二三四五六七八九十]+月)\S{2,5}前|[\d一二三四五六七八九十]+月(?![\d一二三四五六七八九十]))/,
  /周[一二三四五六日](?:福|刊|报|鸣|围|到(?!周|星期)|多|野|山|海|红|郎|丰)/,
  /周[一二三四五六日天]见(?=[!！。~～\s]|$)|(?:[昨今明]天){2,}|今夜无人入睡|周六夜现场/,
  /[买抢订][^\s，,。]{1,16}(?<!开[售抢卖])的\S{0,4}票|(?:第[一二三四五\d]|最后一)个(?:周|星期|礼拜)[一二三四五六日天末]/,
  // A timetable's week.
  /[单双]周的?(?:周|星期)[一二三四五六日天]|(?<![\u4e00-\u9fff])[单双]周|第[\d一二三四五六七八九十]+周(?:的?(?:周|星期)[一二三四五六日天])?/,
  /周(?:转|年|边|围|折|旋)|周一综合[症征]|[今明后][天晚早](?:或者?|还是)大?[明后]天/,
  /(?:前天|昨[天晚])[^\s，。,：:的]+的/,
  /黑色星期[一二三四五六日天]|星期[一二三四五六日天](?:的|情缘|先生|咖啡|餐厅|酒吧)/,
  /(?<![到至~-](?=第二天))第[一二三四五六七八九十\d]+(?:周|天|点|号|个?月|季|章)/,
  /每日[一优鲜]|每[周月日天]一(?:歌|书|题|练|词|句|讲|星|问|侃)|每(?:周|月|天|日)[一二三四五两\d]+[次遍回]/,
  /[一二三四五六七八九十\d]+月(?:刊|饼|新番|天|亮|嫂|子|球|光|季|卡|票|租)/,
  // Of two days, or two hours, of what is moved nobody knows which is meant.
  new RegExp(
    `[^\\s把将]{0,12}(?:(?=${zhTo}${zhDay}(?!的))|改${zhDay}(?:[上下]午|[早晚]上|\\d\\S{0,4})?$)|\\d[点:]\\S{0,8}${zhTo}(?=\\S{0,2}\\d{1,2}[点:])`,
  ),
  // 点 as a point, a dot, a little.
  /点钟方向|一点点|(?:[改调挪换推移]到|改[在成]|提前到)[^\s]{1,12}$|[快慢早晚多少好有差大小高低重轻近远长短会吃喝学做看买带写来第这那哪几每]一?点(?!钟|半|整|[\d零十一二三四五]+分)/,
  /(?<![上下中晚早凌午晨夜])[一二两三四五六七八九十\d]+点(?:共[圆线]|(?<=两点)之间|定[理位]|透视|建议|意见|要求|原因|理由|问题|注意|心得|想法|优点|缺点|总结|结论|说明|共识|感想|启示|体会|[儿也都])/,
  /[一二三四五六七八九十\d]+点[一二三四五六七八九\d]+(?:折|倍|分之|个百分|万|亿|米|公里|斤|元|块|版)/,
  /[三3两四九]点水|[四4]点底|三点一线|[一二三四五六七八九十\d]+点差/,
  /(?:零点|[一二三四五六七八九十]+点半)(?:定理|乐队|剧场|档|影院)|点档|十点读书|(?<!每个?)月[末底](?:总结|报[告表]|考|盘点|结账)/,
  /[一二三四五六七八九十\d]+时(?:区|代|装|段|尚|速)/,
  /[一二三四五六七八九十\d]+日(?:游|均|谈|报|元|语|化|本|内|志|程|线|三餐|之)/,
  /半天|(?<!提前|每|每隔|最后)一天(?!之?[后前])|[这那几]天/,
  // A year that has been.
  /(?:(?<!\d)(?!20\d\d)\d{2,4}年|[去前]年)[\d一二三四五六七八九十]+月/,
  /(?:\b\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]{3,9}|\b[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?),? 1\d{3}\b/i,
  // From one day to another, or two days of each month: there is one day alone.
  /\d[日号]?\s*[到至~—–-]\s*(?:[今明]年)?(?:\d{1,2}月)?\d{1,2}[日号](?![楼院馆线机])|20\d\d-\d\d-\d\d\s*(?:to|[到至~—–-])\s*20\d\d|每个?月\d{1,2}[日号]\s*[、,，和]\s*\d/,
  // A figure with a unit, of a version, of a price, of a part.
  /[¥$€£]\s*\d+(?:\.\d+)?|\d+[/.]\d+\s*(?:元|块|万|亿|%|包邮|分(?!钟)|米|公里|千克|斤|折|倍|版|寸|km\b|kg\b|cm\b|mm\b|gb\b|mb\b|miles?\b|yuan\b|rmb\b|usd\b|stars?\b|gpa\b)/i,
  // A date from one to another is a span, and none of these.
  /(?<![\d/.])\d{1,2}\/\d{1,2}\s*[-–]\s*\d{1,2}\/\d{1,2}(?![\d/.])/,
  /\b(?:numbers?|difference|ratio|lose|gain|weigh)\s+between\s+\d+\s+and\s+\d+/i,
  /\b24\/7\b|\b9\/11 (?:attacks?|documentary|memorial|museum)\b/i,
  /\d+\/\d+\s*(?:的|拍)|3\.14\d*\s*(?:圆周率|π)|\d\.\d+\s*(?:节|公式|系统)/,
  /\d+\/\d+\s*(?:cups?|of|price|off|hours?|miles?|pages?|time|teaspoons?|tsp|tbsp|size|marathon)\b/i,
  /\b(?!(?:on|by|due|ddl|at|before|until|from|for|in|to|today|tonight|tomorrow|tmrw?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b)[a-z][a-z+#]*\s+v?\d{1,2}\.\d+\b(?!\.|\s+(?:today|tonight|tomorrow|tmrw?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\s*$)|\bv\d+[./]\d+/i,
  /\b(?:chapters?|ch|pages?|pp?|sections?|sec|parts?|scores?|items?|seasons?|steps?|units?|levels?|lessons?|(?<!\bevery \d+ )weeks?|rooms?|questions?|qs?|exercises?|problems?|versions?|ratio|solve|finish|read|do)\.?\s+\d+\s*[/.-]\s*\d+/i,
  /[第章节页题卷]\s*\d+\s*[/.-]\s*\d+|(?:完成|做完|读完|看完|进度|比分|分数|考了?|涨了?|跌了?|花了?)\s*\d+\s*[/.]\s*\d+(?!\d|\s+\d{1,2}:)/,
  // A day before two words in capitals is the first word of a name: 'Thursday Murder Club'.
  /(?<!\b(?:[Oo]n|[Bb]y|[Dd]ue|[Bb]efore|[Uu]ntil|[Ff]or|[Nn]ext|[Tt]his|[Ll]ast|[Ee]very)\s+)(?<![\w'’])(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Today|Tomorrow|Tonight|Yesterday) +(?!I['’ ]|(?:Night|Morning|Evening|Afternoon|At|By|From|In|Next|Noon|Midnight|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)\b)[A-Z][\w'’&]* +(?!I['’ ]|(?:At|By|From|On|Every|Remind)\b)[A-Z][\w'’&]*/,
  /\b(today|tomorrow|tonight|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:,?(?: and)? \1\b)+/i,
  /\ba week on (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
  /\b(?:first|second|third|fourth|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day of (?:every|each|the) month\b/i,
  /\b(?:mr|mrs|ms|miss|dr|prof|professor|uncle|aunt(?:ie)?)\.? (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
  // Names and set phrases.
  /\b(?:black|good|casual|freaky|fat|ash|easter|palm|cyber|taco|meatless|happy|bloody|ruby|super|shrove|holy|maundy|manic|stormy|blue) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
  /\b(?:sunday school|sunday best|sunday times|sunday roast|sunday bloody sunday|monday blues|mondays?\.com|friday night lights|friday the 13th|saturday night live|saturday night fever|wednesday addams|girl friday|man friday|monday morning quarterback)\b/i,
  /\b(?:the|in|under|full|hot|our|no|some|morning|rising|midnight|afternoon|desert|summer|winter|enough|more) sun\b|\bsun (?!(?:at|eve\b|\d|!))[a-z]/i,
  /\b(?:i|he|she|we|they|you|it|who|that|cat|dog|has|had|have|having|everyone|just|never|once|then|and) sat\b|\bsat (?:with|on|in|by|down|at (?:the|a|my|his|her|their|our)|next|near|there|beside|behind|still|exam|prep|test|practice|score|math|vocab|subject|essay|nav|phone)\b/i,
  /\bSAT\b/,
  /\b(?:just|newly|be|get|got|to|were|was|not) wed\b|\bmon (?:ami|cheri?|dieu|amour|calamari)\b|\btue-?fo\b/i,
  /\b(?:march|may)\s+\d+\s+(?:miles?|km|kilomet(?:er|re)s?|people|times|days?|weeks?|hours?|minutes?|steps?|laps?|pages?|students?|friends?|guests?|of|or|more|books?|items?)\b/i,
  /\b(?:you|i|we|he|she|they|it|this|that|one|who|which|there|people|students) (?:may|march)\b|\b(?:marched|will|to|must|should|can|could) (?:march|may|mar|jan|dec)\b|\bmarch (?:on|to|of the)\b/i,
  /\b(?:today|tomorrow|yesterday|tonight)(?:['’]s|land|people)\b|\btomorrow (?:never|is another)\b|\b(?:usa|la|psychology|history|of|not|live for|until|like|born|save) (?:today|tomorrow|yesterday)\b|\b(?:the )?tonight show\b|\b(?:today|tonight) (?:show|i learned|is|was)\b|\ball my yesterdays?\b/i,
  /\b(?:(?:re)?watch|stream|play|learn|read) (?:wednes|fri|satur|sun|mon|tues|thurs|yester|to)(?:day|morrow) (?:with|w|at(?! \d| noon)|about|on)\b/i,
  /\bday after tomorrow (?:film|movie|trailer|review)\b/i,
  /\bwatch the day after tomorrow\b|(?<!^)\bThe Day After Tomorrow\b/,
  // A month as a whole is no day of a year.
  /(?<!\b(?:every|each) \d{1,2}(?:st|nd|rd|th)? (?:of )?)\b(?:every|each) (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b(?! \d)/i,
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?(?:(?<!\d(?:st|nd|rd|th)? (?:of )?[a-z]+ \d+)[-–]\d+:|\s*(?:-|–|to)\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d)/i,
  /\b(?:(?<!\b(?:every|each) [a-z]{3,9} )to|since|(?<!later )than|like|(?<!(?:day|week|fortnight)s? )from|about|of|versus|vs\.?|called|named|hate|love|loves|hates|thank god it['’]s) (?:last |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b(?! (?:night|at|\d))|(?<!\b(?:every|each) [a-z]{3,9} )\bto (?:mon|tue|wed|thu|fri|sat|sun)\b/i,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day['’]s\b|(?<!\b(?:every|each)\b[^.;]*)\b(?!(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,&]+(?:and\s+)?)+(?:(?:at|from)\s+\d|\d{1,2}(?::\d\d|\s?[ap]m\b|\s*(?:-|–|to)\s*\d)))(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?\s*(?:-|–|\bto\b|\bthrough\b|\bthru\b|\band\b|\bor\b|,|&)\s*(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?\b/i,
  // Day after day is one week's: 'party fri & sat 9pm'.
  /(?<!\b(?:every|each)\b[^.;]*)\b(?:mon[a-z]*(?:,|\s*&|\s+and)\s*tue|tue[a-z]*(?:,|\s*&|\s+and)\s*wed|wed[a-z]*(?:,|\s*&|\s+and)\s*thu|thu[a-z]*(?:,|\s*&|\s+and)\s*fri|fri[a-z]*(?:,|\s*&|\s+and)\s*sat|sat[a-z]*(?:,|\s*&|\s+and)\s*sun)[a-z]*/i,
  /(?<!monthly on the |\b(?:every|each) (?=2nd (?:mon|tue|wed|thu|fri|sat|sun))|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* )\b(?:1st|2nd|3rd|\d{1,2}th) (?!(?:of )?(?:every|each) (?:month|year)|of (?:the|this) month|(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:morning|afternoon|evening|night)\b(?! of\b)|at\b|from\s+\d|\d|!|remind)[a-z]+|\b(?:came|come|finish(?:ed)?|place[d]?|ranked|henry|chapter|year|grade|floor|edition|century|my|her|his) (?:1st|2nd|3rd|\d{1,2}th)\b(?! (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i,
  /\b(?:mov|chang|shift|push|postpon|reschedul)(?:ed|ing)\s(?:back\s)?from\s(?:(?:last|this|next)\s)?(?:the\s\d|\d{1,2}(?!\d|st|nd|rd|th)|today|tomorrow|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b).*|\b(?:swap|trade|switch) [a-z]+day for [a-z]+day/i,
  /\bhigh noon\b|\bmidnight (?:in|snack|sun|oil|train|mass|blue|run|commander|club|express|cowboy)\b|\bnoon (?:prayer|sun)\b|\b(?:after|around|past|burning the|until after|round) midnight\b/i,
  /\b(?:at|around|by|before|until)\s+(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s*(?:(?:more|other|different|separate)\s)?(?:%|percent|degrees?|°|km\b|kg\b|mph|x\b|feet\b|mile\b|minute\b|men\b|women\b|children\b|places?|people|points?|stars?|pages?|locations?|(?!this\b|stats\b|[a-z]*(?:ss|ics|us|is|ths)\b|[a-z]+days\b)[a-z]+s\b(?! (?:at|on)\b)|eleven|downing|main|park|high|king|oak)/i,
  /\bevery ?day (?:carry|life|use|english|objects|heroes|sexism)\b|\beveryday\b|\bevery (?:friday|monday|sunday|saturday) i['’]m\b|\bevery day is\b|\b(?:new york|the|evening|people['’]s|china) (?:daily|weekly|monthly)\b/i,
  /\b(?:a|an|one|two|three|four|five|six|seven|ten|\d+) (?:days?|weeks?|months?|hours?|minutes?) (?:trip|trial|free|plan|challenge|diet|course|notice|workout|essay)\b|\bin (?:\d+|two|three|four|five) (?:days?|weeks?|months?|hours?|minutes?) (?:or less|flat|by)\b/i,
  /\b(?:john|luke|mark|matthew|genesis|exodus|romans|psalms?|acts|corinthians|isaiah|proverbs)\s+\d+:\d+/i,
  /\b(?:ratio|scale|score|odds|won|lost|beat|aspect)\s+(?:of\s+|by\s+)?\d+:\d+|(?:比分|比例|比)\s*\d+:\d+/i,
  // From so much to so much, with an hour behind it.
  /\b(?:slides|tasks|verses|figures|tables|lines|stages|rounds|games|sets|won|lost|beat|aged?|ages|grades?|years?|exs?|numbers?|floors?)\s+\d{1,2}\s*-\s*\d{1,2}\b/i,
  /\b(?:sell|sold|buy|bought|pric\w+|bid|rent(?:ed)?|valued?|peak\w*|capped|starts?|altitude)\b[^;]*\bat\s+\d{4}\b/i,
  // No rhythm that a series has.
  /\b(?:every|each) (?:1st|first|3rd|third|4th|fourth|last) (?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b/i,
  // What is earlier than something else, not reminded of.
  /提前[一二两三四五六七八九十半\d]+个?(?:半)?(?:分钟|小时|天)(?:到|去|出|离|来|起|下|开|完|入|交|准备|做|吃)/,
];
