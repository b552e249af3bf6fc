/** What tells when a lesson is, in either language. */
export const time =
  /^\d{1,2}(?:[-,]\d{1,2})*[单双]?\(\d{1,2}(?:[-,]\d{1,2})*\)$|[\d)\]]\s*\(?周|\d\s*[单双]([周)\]\s]|$)|[单双]周|\d\s*节|[[(]\d{1,2}([,-]\d{1,2})+节?[\])]|\d\[\d+\]|\{第|^[每全]周$|[第前后][一二三四五六七八九十]{1,3}周|[前后]\d{1,2}周|\b(weeks?|wks?\.?)\s*\d|\d\s*(odd|even|weeks?|wks?)\b/i;
export const place =
  /\d|楼|室|馆|场|厅|堂|院$|校区|机房|中心|线上|网络|online|\broom\b|\bhall\b|\blab\b/i;
/** Nothing but that, or a piece of it; three figures are a room. */
const timely =
  /^(?!\d{3,}$)(?:weeks?|wks?\.?|odd|even|[\d\s第周节单双星期一二三四五六日天全每()（）[\]{}|,，~-])+$/i;
/** One between the parts of a time parts nothing else. */
const separators = [/◇/, /\|(?![^{]{0,20}\})/, /[,，]/, /\/(?![单双]?周)/];
const other = '[^()（）[\\]]';
const bracketed = new RegExp(
  `^(${other}+(?:[(（][^()（）\\d]{0,20}[)）])?)[[(（]((?![单双]?周)${other}{0,30}(?:周|weeks?|wks?)${other}{0,30})[\\])）](${other}*)$`,
  'i',
);

const isWhen = (text: string): boolean => timely.test(text) && time.test(text.normalize('NFKC'));

/** '高等数学◇1-16周◇A101' and '高等数学(1-16周)A101' say a time between other things; all else is one thing. */
export function partsOfLine(line: string): string[] {
  const text = /^[(（][^()（）]*[)）]$/.test(line) ? line.slice(1, -1) : line;
  if (!time.test(text.normalize('NFKC')) || isWhen(text)) return [line];
  for (const separator of separators) {
    const parts = rejoined(tidy(text.split(separator)));
    if (parts.length > 1 && parts.some(isWhen)) return parts;
  }
  const apart = behindTime(text);
  if (apart) return apart;
  const [, name = '', when = '', rest = ''] = bracketed.exec(text) ?? [];
  return when ? tidy([name, when, ...rest.split(/[◇|,，/]/)]) : [text];
}

/** '1-16周 教A101', 'Weeks 1-15 Room 3', '1-8周 张三 A101' */
function behindTime(text: string): string[] | undefined {
  const words = text.split(/\s+/, mostWords);
  const end = words.findIndex((word) => !timely.test(word));
  const when = words.slice(0, end).join(' ');
  if (end < 1 || !isWhen(when)) return undefined;
  const [who = '', ...others] = words.slice(end);
  const isNamed = person.test(who) && !place.test(who);
  const where = (isNamed ? others : [who, ...others]).join(' ');
  if (where && !place.test(where)) return undefined;
  return isNamed ? tidy([when, who, where]) : [when, where];
}
const mostWords = 60;
/** Nothing that a lesson is, or where or when. */
export const noPerson =
  /.*(?:课|机|考试|实验|实践|讲座|辅导|网|全周|多媒体|[上下中]午|晚上|线[上下]|田径|操场|[东西南北本]校|[必选]修)/;
const person = new RegExp(`^(?!${noPerson.source})\\p{Script=Han}{2,4}$`, 'u');

const tidy = (parts: readonly string[]) => parts.map((part) => part.trim()).filter(Boolean);

/** '1-8,10-16周' is one time. */
function rejoined(pieces: readonly string[]): string[] {
  const parts: string[] = [];
  for (const piece of pieces) {
    const before = parts.at(-1);
    if (before && timely.test(before) && timely.test(piece))
      parts.splice(-1, 1, `${before},${piece}`);
    else parts.push(piece);
  }
  return parts;
}
