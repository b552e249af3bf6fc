/**
 * Selectors of a remote's stylesheet that would reach something of others: each has to hold a class
 * of the remote, as a CSS module makes it. And at-rules that would: a name that everybody uses, a
 * font of a family of others. It reads the text once, from left to right, since the text may be
 * anybody's, and as browsers do: what they see is what is judged.
 */
export function foreignSelectors(css: string, remote: string): string[] {
  const own = `.${remote}__`;
  return selectorsOf(plain(css))
    .filter(({ head, isNested }) =>
      head.startsWith('@')
        ? isForEverybody(head, remote)
        : head !== '' && !stays(head, own) && !(isNested && /^&/.test(head) && stays(head, '&')),
    )
    .map(({ head }) => head);
}

/** Tokens in which braces, brackets and commas are none; the address first by its letters, which may be escapes. */
const opaque = new RegExp(
  [
    /\/\*.*?(?:\*\/|$)/,
    /(["'])(?:\\.|(?!\1)[^\\\n])*\1?/,
    /(?<![\w\\-]|[^\0-\x7f])(?:\\?u|\\0{0,4}[57]5\s?)(?:\\?r|\\0{0,4}[57]2\s?)(?:\\?l|\\0{0,4}[46]c\s?)\((?!\s*["'])(?:\\.|[^\\)])*\)?/,
    /\\.(?:[\w-]|[^\0-\x7f])*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gis',
);

function plain(css: string): string {
  const kept = (token: string) => {
    if (token.startsWith('/*')) return ' ';
    if (token.startsWith('\\') && !token.includes('(')) return '_';
    return /^["'][\w .-]*["']$/.test(token) ? token : '""';
  };
  return `${css.replace(/\r\n?|\f/g, '\n').replace(opaque, kept)};`;
}

/** At-rules that name nothing for the whole page; of all others each gives its name, or changes it. */
const harmless = /^@(?:charset|container|layer|media|starting-style|supports)(?![\w-])/i;
const naming = /^@(?:[\w-]*keyframes|property|counter-style|position-try)\s*(?:--)?["']?/i;
/** What a font is, but for how it is called. */
const ofFont = /^@font-face(?: (?!font-family)[a-z-]+\s*:|$)/i;
const family = /^@font-face font-family\s*:\s*["']?/i;

const isForEverybody = (head: string, remote: string): boolean =>
  !harmless.test(head) &&
  !ofFont.test(head) &&
  ![naming, family].some(
    (form) => form.test(head) && new RegExp(`^${remote}[-_]`).test(head.replace(form, '')),
  );

/** Selectors within selectors that are looked into. */
const deepest = 5;

/** It finds what has a class of the remote, or lies in it: what only stands beside that may be anybody's. */
function stays(selector: string, own: string, depth = 0): boolean {
  const parts = withoutBrackets(selector, own, depth).split(/([\s>+~]+)/);
  return parts.some((part, at) => part.includes(own) && !/[+~]/.test(parts[at + 1] ?? ''));
}

/** A choice of nothing but the remote's own is its own; other brackets name what is around it or all else. */
function withoutBrackets(selector: string, own: string, level: number): string {
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
      const isOffer = depth === 0 && level < deepest && /:(is|where)$/i.test(outside.slice(-6));
      if (isOffer && apart(selector.slice(start, at)).every((one) => stays(one, own, level + 1)))
        outside += own;
    }
  }
  return outside;
}

/** At-rules whose blocks hold rules; what stands in any other is no selector. */
const holdsRules = /^@(media|supports|container|layer|starting-style|scope)\b/i;

function selectorsOf(css: string): { head: string; isNested: boolean }[] {
  const found: { head: string; isNested: boolean }[] = [];
  const blocks: ('rules' | 'nested' | 'font' | 'other')[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === '{') {
      const head = css.slice(start, at).trim();
      const isAtRule = head.startsWith('@');
      const inside = blocks.at(-1) ?? 'rules';
      const holdsNone = inside === 'other' || inside === 'font';
      const isNested = inside === 'nested';
      if (!holdsNone)
        found.push(...(isAtRule ? [head] : apart(head)).map((each) => ({ head: each, isNested })));
      if (/^@font-face$/i.test(head)) blocks.push('font');
      else if (holdsNone || (isAtRule && !holdsRules.test(head))) blocks.push('other');
      else blocks.push(isAtRule ? inside : 'nested');
      start = at + 1;
    } else if (character === '}' || character === ';') {
      const said = css.slice(start, at).trim();
      if (said.startsWith('@')) found.push({ head: said, isNested: false });
      else if (said !== '' && blocks.at(-1) === 'font')
        found.push({ head: `@font-face ${said}`, isNested: false });
      if (character === '}') blocks.pop();
      start = at + 1;
    }
  }
  return found;
}

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
