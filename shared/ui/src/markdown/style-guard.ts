import { isAllowed } from './style-properties.ts';

const longestText = 20_000;
const mostRules = 300;

/**
 * A text's style block as a sheet of allowed rules. The browser's own parser reads it, and what is
 * adopted is that same parsed sheet with everything else deleted: there is no second parser that
 * could understand it differently. Until a sheet is adopted nothing in it is fetched.
 */
export function guardedSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  // A constructed sheet never follows @import.
  sheet.replaceSync(text.slice(0, longestText));
  // A namespace cannot be taken away from below other rules, and no text has a use for one.
  if ([...sheet.cssRules].some((rule) => rule instanceof CSSNamespaceRule)) sheet.replaceSync('');
  keepAllowed(sheet);
  return sheet;
}

/** Declarations of a style attribute, as text of allowed ones. */
export function guardedDeclarations(text: string): string {
  const { style } = inert().createElement('i');
  style.cssText = text.slice(0, longestText);
  return [...style]
    .map((property) => [property, style.getPropertyValue(property)] as const)
    .filter(([property, value]) => isAllowed(property, value))
    .map(([property, value]) => `${property}: ${value}`)
    .join('; ');
}

function keepAllowed(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (!rule || index >= mostRules || !isKept(rule)) group.deleteRule(index);
  }
}

/** Style rules, and those under a media query. Fonts, imports, keyframes, layers and the like have no use here. */
function isKept(rule: CSSRule): boolean {
  if (rule instanceof CSSMediaRule) {
    keepAllowed(rule);
    return rule.cssRules.length > 0;
  }
  if (!(rule instanceof CSSStyleRule) || !staysInside(rule.selectorText)) return false;
  // Rules nested in a rule.
  for (let index = rule.cssRules.length - 1; index >= 0; index -= 1) rule.deleteRule(index);
  keepAllowedDeclarations(rule.style);
  return rule.style.length > 0;
}

/** The host is outside of the text, and so are parts and slots of others. */
function staysInside(selector: string): boolean {
  return !/:(host|host-context|part|slotted|view-transition)/i.test(selector);
}

function keepAllowedDeclarations(style: CSSStyleDeclaration): void {
  for (const property of [...style]) {
    const value = style.getPropertyValue(property);
    if (!isAllowed(property, value)) style.removeProperty(property);
    // What the text's own frame says stays stronger.
    else if (style.getPropertyPriority(property)) style.setProperty(property, value, '');
  }
}

let scratch: Document | undefined;

/** A document that is never shown and loads nothing. */
function inert(): Document {
  scratch ??= document.implementation.createHTMLDocument('');
  return scratch;
}
