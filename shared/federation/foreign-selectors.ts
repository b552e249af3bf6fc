/**
 * Selectors of a remote's stylesheet that would reach something of others: each has to hold a class
 * of the remote, as a CSS module makes it. And at-rules that would: a name that everybody uses. It reads the text once, from left to right, since the
 * text may be anybody's.
 */
export function foreignSelectors(css: string, remote: string): string[] {
  const own = `.${remote}__`;
  return selectorsOf(css)
    .filter(({ head, isNested }) =>
      head.startsWith('@')
        ? isForEverybody(head, remote)
        : head !== '' && !(isNested && head.startsWith('&')) && !holds(head, own),
    )
    .map(({ head }) => head);
}

/** At-rules that give a name to the whole page, or change all of it. */
const naming = /^@(?:[\w-]*keyframes|property|counter-style|position-try)\s+(?:--)?/i;
const ofAll = /^@(?:import|namespace|page|view-transition)\b/i;

const isForEverybody = (head: string, remote: string): boolean =>
  ofAll.test(head) ||
  (naming.test(head) && !new RegExp(`^${remote}[-_]`).test(head.replace(naming, '')));

/** Selectors within selectors that are looked into. */
const deepest = 5;

/** What it finds has a class of the remote, or is found by way of one; in brackets each of what they offer. */
function holds(selector: string, own: string, depth = 0): boolean {
  const { outside, offers } = bracketsOf(selector);
  if (outside.includes(own)) return true;
  return (
    depth < deepest && offers.some((all) => apart(all).every((one) => holds(one, own, depth + 1)))
  );
}

/** What `:not` and `:has` name holds no place of the remote, but what is around it or all else. */
function bracketsOf(selector: string): { outside: string; offers: string[] } {
  const offers: string[] = [];
  let outside = '';
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selector.length; at++) {
    const character = selector[at] ?? '';
    if (character === '(' || character === '[') {
      if (depth === 0) start = at + 1;
      depth++;
    } else if (depth === 0) outside += character;
    else if (character === ')' || character === ']') {
      depth--;
      const isOffer = depth === 0 && /:(is|where)$/i.test(outside.slice(-6));
      if (isOffer) offers.push(selector.slice(start, at));
    }
  }
  return { outside, offers };
}

/** At-rules whose blocks hold rules; what stands in any other is no selector. */
const holdsRules = /^@(media|supports|container|layer|starting-style|scope)\b/;

function selectorsOf(css: string): { head: string; isNested: boolean }[] {
  const found: { head: string; isNested: boolean }[] = [];
  const blocks: ('rules' | 'nested' | 'other')[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === '\\') at++;
    else if (character === '/' && css[at + 1] === '*') at = endOf(css, '*/', at + 2);
    else if (character === '"' || character === "'") at = endOfText(css, at);
    else if (
      character === '(' &&
      /url$/i.test(css.slice(at - 3, at)) &&
      !/\s*["']/y.test(css.slice(at + 1, at + 9))
    )
      at = endOf(css, ')', at);
    else if (character === '{') {
      const head = withoutComments(css.slice(start, at));
      const isAtRule = head.startsWith('@');
      const inside = blocks.at(-1) ?? 'rules';
      const isNested = inside === 'nested';
      if (inside !== 'other')
        found.push(...(isAtRule ? [head] : apart(head)).map((each) => ({ head: each, isNested })));
      const isRead = isAtRule ? holdsRules.test(head) : inside !== 'other';
      blocks.push(!isRead ? 'other' : isAtRule ? inside : 'nested');
      start = at + 1;
    } else if (character === '}' || character === ';') {
      const said = withoutComments(css.slice(start, at));
      if (said.startsWith('@')) found.push({ head: said, isNested: false });
      if (character === '}') blocks.pop();
      start = at + 1;
    }
  }
  return found;
}

function endOf(css: string, mark: string, from: number): number {
  const at = css.indexOf(mark, from);
  return at === -1 ? css.length : at + mark.length - 1;
}

function endOfText(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === css[from] || css[at] === '\n') return at;
  }
  return css.length;
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '').trim();

/** At the commas that stand in no brackets. */
function apart(selectors: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selectors.length; at++) {
    const character = selectors[at];
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) {
      parts.push(selectors.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, selectors.slice(start).trim()];
}
