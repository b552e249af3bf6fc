const side = '(-(top|right|bottom|left|block|inline)(-(start|end))?)?';

/**
 * What a text may style, by the names the browser itself gives them (longhands). Missing on
 * purpose: `position` and what goes with it, `content`, animations, transitions, transforms,
 * filters, cursors, pointer events, custom properties, and all that loads a picture or a font.
 */
const allowed: readonly RegExp[] = [
  // Ink and ground; pictures pass only as gradients.
  /^(color|opacity)$/,
  /^background-(color|image|size|repeat|repeat-x|repeat-y|position|position-x|position-y|clip|origin)$/,
  // Edges.
  new RegExp(`^border${side}-(width|style|color)$`),
  /^border-(top|bottom|start|end)-(left|right|start|end)-radius$/,
  /^(border-collapse|border-spacing|empty-cells|caption-side|table-layout|box-shadow)$/,
  // Room around and inside; its frame clips what leaves it.
  new RegExp(`^(margin|padding)${side}$`),
  /^(min-|max-)?(width|height|inline-size|block-size)$/,
  /^(box-sizing|overflow-x|overflow-y|aspect-ratio)$/,
  // Letters.
  /^font-(family|size|style|weight|stretch|variant-[a-z-]+|kerning)$/,
  /^(line-height|letter-spacing|word-spacing|tab-size|hyphens|writing-mode|direction)$/,
  /^text-(align|align-last|indent|transform|overflow|shadow|wrap|wrap-mode|wrap-style|decoration-[a-z-]+|underline-[a-z-]+)$/,
  /^(white-space|white-space-collapse|word-break|overflow-wrap|vertical-align)$/,
  // Lists.
  /^list-style-(type|position)$/,
  // Arrangement within the text.
  /^(display|float|clear|order)$/,
  /^(flex-(direction|wrap|grow|shrink|basis)|(row|column)-gap)$/,
  /^(align|justify)-(content|items|self)$/,
  /^grid-(auto-(columns|rows|flow)|template-(columns|rows|areas)|(row|column)-(start|end))$/,
  /^column-(count|width|fill|span|rule-(width|style|color))$/,
];

const functions = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
  ...['calc', 'min', 'max', 'clamp', 'minmax', 'repeat', 'fit-content'],
  ...['linear-gradient', 'radial-gradient', 'conic-gradient'],
  ...['repeating-linear-gradient', 'repeating-radial-gradient', 'repeating-conic-gradient'],
]);

/** Asked of a property and its value as the browser writes them out after parsing. */
export function isAllowed(property: string, value: string): boolean {
  if (value === '' || !allowed.some((pattern) => pattern.test(property))) return false;
  if (value.includes('\\')) return false;
  const unquoted = value.replace(/"[^"]*"|'[^']*'/g, '');
  if (/["']/.test(unquoted)) return false;
  for (const [, name = ''] of unquoted.matchAll(/([\w-]*)\(/g)) {
    if (name !== '' && !functions.has(name.toLowerCase())) return false;
  }
  return true;
}
