/**
 * Selectors of a remote's stylesheet that would reach something of others: each has to hold a class
 * of the remote, as a CSS module makes it. It reads the text once, from left to right, since the
 * text may be anybody's.
 */
export function foreignSelectors(css: string, remote: string): string[] {
  const own = `.${remote}__`;
  return selectorsOf(css).filter(
    (selector) =>
      !selector.replace(excluded, '').includes(own) && !selector.startsWith('&') && selector !== '',
  );
}

/** What a class is named in there holds no place of the remote, but what is around it or all else. */
const excluded = /:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g;

/** At-rules whose blocks hold rules; what stands in any other is no selector. */
const holdsRules = /^@(media|supports|container|layer|starting-style|scope)\b/;

function selectorsOf(css: string): string[] {
  const found: string[] = [];
  const blocks: ('rules' | 'other')[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === '/' && css[at + 1] === '*') at = endOf(css, '*/', at + 2);
    else if (character === '"' || character === "'") at = endOfText(css, at);
    else if (character === '{') {
      const head = withoutComments(css.slice(start, at));
      const isAtRule = head.startsWith('@');
      const inside = blocks.at(-1) ?? 'rules';
      if (!isAtRule && inside === 'rules') found.push(...apart(head));
      blocks.push(isAtRule ? (holdsRules.test(head) ? inside : 'other') : inside);
      start = at + 1;
    } else if (character === '}' || character === ';') {
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
    else if (css[at] === css[from]) return at;
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
