export const vague =
  /^(?:了|掉|都|全都|all|every|each|everything|anything|it|them|that|this|those|these|one|stuff|my (?:account|password|data|courses?|class(?:es)?|lessons?|timetable|expenses?|budget)|每个|它|它们|这个|那个|这些|那些|刚才|刚刚|上一个|课|课程|账号|账户|密码|我的(?:课|课表|课程|账号|密码))(?:\b|$|[的任那])|^(?:把|所有|全部|一切)|^(?:任务|待办|作业)(?:都|全)|^(?:[今昨]天|刚才|早上|上午|中午|下午|晚上|我|们)+$/i;

/** Said of oneself; a task is not called so. */
export const feeling =
  /焦虑|抑郁|崩溃|压力[好很太]?大|(?:[好太很真]|有点)(?:累|烦|困|难过|迷茫|孤独|紧张)|我(?:累|烦|困|崩溃)了|不想(?:学|上|去|考|写|做|动)|想哭|不开心|\b(?:stressed|anxious|overwhelmed|depressed|lonely|exhausted|burn(?:ed|t) out|(?:so|too|feel|am|i'm) (?:tired|sad|nervous|worried|scared))\b|\b(?:don't|do not) (?:want to (?:go|study|work|do|get up|be)|feel like)\b/i;

/** Needs somebody at once, whatever else is said. */
export const grave =
  /不想活|活不下去|我(?:好|真的?|很)?想(?:死(?!机|你)|自杀)|\b(?:kill myself|end my life|want to die|(?:don't|do not) want to (?:live|be alive))\b/i;

/** What is written short. */
export const inFull: Readonly<Record<string, string>> = {
  u: 'you',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  appt: 'appointment',
};
export const hasty = new RegExp(
  `(?<!\\S)(?:${Object.keys(inFull).join('|')})(?=[\\s,.!?]|$)`,
  'gi',
);

const isMonthName = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** 'yesterday's money' is about the day, and both ends of '1 to 15 November' are of November. */
export const ofDays = (text: string): string =>
  text
    // The first lesson of a day begins at eight.
    .replace('早八', '8点的课')
    // 下周的周五
    .replace(/(?<=[上下这本]个?)(?:周|星期|礼拜)的?(?=(?:周|星期|礼拜)[一二三四五六日天末])/, '')
    .replace(/(\d{1,2}月)(\d{1,2}[号日]?\s*[到至~-]\s*)(?=\d{1,2}[号日])/, '$1$2$1')
    .replace(
      /\b(?:(?:from|between) )?(?:the )?(\d{1,2}(?:st|nd|rd|th)?) ?(?:to|and|-|until) ?(?:the )?(\d{1,2}(?:st|nd|rd|th)? (?:of )?([a-z]{3,9}))\b/i,
      (whole, one: string, other: string, month: string) =>
        isMonthName.test(month) ? `${one} ${month} to ${other}` : whole,
    )
    .replace(
      /\b(today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this|next|last) (?:week|month))'s\b/gi,
      '$1',
    );

export const unquoted = (text: string): string =>
  text.replace(/^[\s"“”'《「:：,，]+|[\s"“”'》」,，]+$/g, '');
