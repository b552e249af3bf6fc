import { type Place, readWords } from '@board/time/words';
import { asksFor, asksWithin } from './asking.ts';
import { lately } from './days-asked.ts';
import type { OfRecord, RecordTarget } from './meaning.ts';
import { sumOf } from './money.ts';
import { ofDays, unquoted, vague } from './phrases.ts';
import { patternOf } from './template.ts';

const isNow = '(应该是|应当是|应为|其实是|实际是|改成|改为|是)';
const wrong = '(记错了|写错了|输错了|多记了|少记了|搞错了|错了)';

/** {name} is a record of the person's, {sum} what should be on it and {old} what is. */
const patterns = [
  '(change|correct|fix|update|edit) {name} from {old} to {sum}',
  '(change|correct|fix|update|edit) {name} (to|into) {sum}',
  '(change|correct|fix|update|edit) {name}[,] it (was|is|should be) {sum}',
  'make {name} [to ]{sum}',
  '(i |)[only |actually ](paid|spent) {sum} (for|on) {name}[,] (and not|not) {old}',
  '{name} (was|is|cost|should be|should have been) [actually ]{sum}[,] (and not|not) {old}',
  "{name} (was not|wasn't|is not|isn't) {old}[,] (but|it was|it is) {sum}",
  '{name} should (be|have been|say) {sum}',
  '{name} (was|cost) (actually|really|in fact) {sum}',
  '{name} (was|cost) {sum}[,] (actually|really|in fact)',
  `{name}[金额][${wrong}][,]${isNow}{sum}[,](不是|而不是){old}`,
  `{name}[金额]${wrong}[,]${isNow}{sum}`,
  '[把|将]{name}从{old}(改成|改为|改到|更正为){sum}',
  '[把|将]{name}[的金额](改成|改为|改到|更正为|改){sum}',
  '{name}(应该是|应为|其实是|实际是){sum}',
  `{name}不是{old}[,][而]${isNow}{sum}`,
  '(delete|remove|erase|drop|scrap|get rid of|undo) {name}',
  '[把|将]{name}(删掉|删除|删了|去掉|撤销|撤回|删)[吧|了]',
  '(删除|删掉|删了|去掉|撤销|撤回|删){name}',
].map(patternOf);

/** Says that a record is meant, and no task. */
const mark =
  /的?[那这上]?一?笔(?:账|记录|支出|收入|消费)?$|的?(?:记录|账目?|支出|收入|消费)$|\b(?:record|entry|expense|transaction|payment|purchase|income)$/i;
const latest =
  /^(?:(?:the|my) )*(?:last|latest|newest|most recent)(?: one)?$|^我?(?:刚才|刚刚|刚|上|最近|最后|最新)[的记加添了]*$|^(?:the|my|that|this)?$/i;
/** '昨天52块那笔'. */
const worth = /(?:^|\s|的)(?:¥\s*)?(\d{1,8}(?:\.\d{1,2})?)\s*(?:元|块钱?|yuan|rmb|kuai)?的?$/i;
const around =
  /^(?:(?:the|my|that|this)\b ?)+|(?:\b(?:of|one)|的|[那这]条)$|^(?:刚[才刚]的?|[我那这])/gi;

/** Something to be done about it, or a day on which nothing was spent yet. */
const another =
  /提醒|记得|任务|待办|添加|不要|别|[把将]|\d点|点钟|明[天日早晚]|后天|下(?:周|星期|礼拜|个?月)|\b(?:remind|remember|todo|task|need to|don't|tell|tomorrow|next)\b/i;
/** Of letters; what is longer says more than this. */
const mostSaid = 100;

/** What a record should be instead, or that it should go. */
export function readRecordChange(text: string, place: Place): OfRecord | undefined {
  for (const pattern of text.length > mostSaid ? [] : patterns) {
    const { name, sum, old } = pattern.exec(text)?.groups ?? {};
    const found = name === undefined ? undefined : recordOf(name, place);
    if (!found) continue;
    if (sum === undefined) return { kind: 'strike', record: found };
    const sure = found.sure || old !== undefined || !/^[\d.]+$/.test(sum);
    const record = { ...found, sure, ...(old && { amount: sumOf(old) }) };
    return { kind: 'amend', record, amount: sumOf(sum) };
  }
  return undefined;
}

function recordOf(words: string, place: Place): RecordTarget | undefined {
  const whole = words.trim();
  if (another.test(whole)) return undefined;
  const unmarked = whole.replace(mark, '').trim();
  const of = { words: unmarked, sure: unmarked !== whole, ...typeOf(whole) };
  if (of.sure && latest.test(unmarked)) return { ...of, name: '', latest: true };
  const { title, day } = readWords(ofDays(unmarked), place, { kinds: ['day'], asked: true });
  const sum = of.sure ? worth.exec(title) : null;
  const name = unquoted(title.slice(0, sum?.index)).replace(around, '').trim();
  const isAsked = [name, unmarked].some((each) => asksFor.test(each) || asksWithin.test(each));
  if (isAsked || vague.test(name) || /预算|budget/i.test(whole)) return undefined;
  if (name === '' && !sum && (day === undefined || !of.sure)) return undefined;
  const date = day && { day: lately({ start: day, end: day }, place.today).start };
  return { ...of, ...(sum && { amount: Number(sum[1]) }), name, ...date };
}

function typeOf(words: string): Pick<RecordTarget, 'type'> {
  if (/income|收入/i.test(words)) return { type: 'income' };
  return /expense|purchase|支出|消费/i.test(words) ? { type: 'expense' } : {};
}
