import { textLength } from '@board/contracts/constants/limits';
import type { PostRow } from './posts.repository.ts';

const most = textLength.description;

/** Where it comes from stands in the text, wherever that is read, and has room there. */
export function textOf({ text }: PostRow, className: string, room: number = most): string {
  const from = `— ${className}`;
  const kept = cut(text, room - from.length - 2);
  return [kept, from].filter(Boolean).join('\n\n');
}

/** What stands on a board, with the class's part of it changed and none of what its person wrote. */
export function textAfter(
  words: string,
  before: PostRow,
  after: PostRow,
  className: string,
): string {
  const [was, is] = [textOf(before, className), textOf(after, className)];
  if (was === is || words === '') return was === is ? words : is;
  const room = most - words.length;
  const parts = [[was, textOf(after, className, room + was.length)]];
  // Somebody wrote between the text and where it comes from.
  if (before.text) parts.push([before.text, cut(after.text, room + before.text.length)]);
  for (const [part = '', by = ''] of parts) {
    const changed = replaced(words, part, by);
    if (changed !== undefined) return changed.length > most ? words : changed.trim();
  }
  // Under the name that the class had before.
  const former = before.text ? undefined : /(?:^|\n\n)— [^\n]+$/.exec(words)?.[0];
  if (former && replaced(words, is, is) === undefined) {
    const own = words.slice(0, -former.length);
    const left = most - own.length - 2;
    const changed = [own, textOf(after, className, left)].filter(Boolean).join('\n\n');
    return changed.length > most ? words : changed;
  }
  // It is there by a later job, or there is no room: its notification says it.
  if (replaced(words, is, is) !== undefined || room < className.length + 20) return words;
  return `${words}\n\n${textOf(after, className, room - 2)}`;
}

/** By whole lines alone: a short text is part of many a word. */
function replaced(words: string, part: string, by: string): string | undefined {
  const lines = `\n${words}\n`;
  const at = lines.indexOf(`\n${part}\n`);
  if (at === -1) return undefined;
  return `${lines.slice(0, at)}\n${by}\n${lines.slice(at + part.length + 2)}`.slice(1, -1);
}

/** No half of a sign stands at its end. */
const cut = (text: string, room: number): string =>
  text.length > room
    ? `${text.slice(0, Math.max(0, room - 1)).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text;
