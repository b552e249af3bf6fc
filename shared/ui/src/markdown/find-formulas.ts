/** A longer one could hold up the page; it stays the text that it is. */
const longest = 1_000;

/** A text cannot know it, so that no code of its own passes for a formula. */
export const formulaMark = `formula-${Math.random().toString(36).slice(2)}`;

/** Where a sign of a formula is none. */
const elsewhere = [
  /(?<fence>`{3,}|~{3,})[\s\S]*?(?:\k<fence>|(?![\s\S]))/,
  /(?<ticks>`+)[^`](?:[\s\S]*?[^`])?\k<ticks>(?!`)/,
  /<(?<verbatim>style|pre|script|textarea)\b[\s\S]*?(?:<\/\k<verbatim>>|(?![\s\S]))/,
  /<!--[\s\S]*?(?:-->|(?![\s\S]))/,
  /<[/a-zA-Z][^<>]*>/,
  /\]\([^()\s]*\)/,
  /https?:\/\/\S+/,
  /\\[\\$`]/,
];

const displayed = [/\$\$([^$]+)\$\$/, /(?<=^[ \t>*\-\d.]*)\\\[([\s\S]+?)\\\]/];

const inText = [
  /\\\(([^\n]+?)\\\)/,
  // Money has no second sign, a number behind it ('$5 and $6'), or an amount before words.
  /(?<![\w\\$])\$(?![\s$]|\d[\d.,]*\s[^\\^_=+$\n]*\$)([^$\n]*?[^\s\\$])\$(?!\w)/,
];

const signs = new RegExp(
  [...elsewhere, ...displayed, ...inText].map(({ source }) => source).join('|'),
  'gm',
);

/** Markdown would eat the backslashes of a formula and read its underlines, so each becomes code with a mark of its own. */
export function withFormulas(source: string): string {
  // The whole block is code.
  if (/^( {4}|\t)/.test(source)) return source;
  return source.replace(signs, (match, _fence, _span, _verbatim, ...found: unknown[]) => {
    const [dollars, brackets, parentheses, dollar] = found.map((each) =>
      typeof each === 'string' ? each.trim() : '',
    );
    const display = dollars || brackets;
    const tex = display || parentheses || dollar;
    if (!tex || tex.length > longest) return match;
    return `<code class="${formulaMark}${display ? ' display' : ''}">${literal(tex)}</code>`;
  });
}

/** As references to characters, which markdown and HTML read as nothing but themselves. */
function literal(text: string): string {
  return text.replace(/[^a-zA-Z0-9 ]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
