import type { Locale } from '@board/contracts/constants/locales';

export type Messages = { readonly [key: string]: string | Messages };
export type Catalogs = Readonly<Record<Locale, Messages>>;
export type Values = Readonly<Record<string, string | number>>;

/** Of one language, by namespace: a remote's catalogue is a namespace with the remote's name. */
const known = new Map<string, Map<string, Messages>>();
const plurals = new Map<string, Intl.PluralRules>();

export const forgetMessages = (): void => known.clear();

/** What is there already stays, but for what is said anew. */
export function addMessages(namespace: string, catalogs: Catalogs): void {
  for (const [locale, messages] of Object.entries(catalogs)) {
    const rooms = known.get(locale) ?? new Map<string, Messages>();
    known.set(locale, rooms.set(namespace, joined(rooms.get(namespace), messages)));
  }
}

function joined(before: Messages = {}, later: Messages): Messages {
  const added = Object.entries(later).map(([key, said]) => {
    const there = before[key];
    const both = typeof there === 'object' && typeof said === 'object';
    return [key, both ? joined(there, said) : said] as const;
  });
  return { ...before, ...Object.fromEntries(added) };
}

/** With its values, in the form that a number in `count` asks for; nothing where nobody says it. */
export function textIn(
  locale: string,
  namespace: string,
  key: string,
  values: Values = {},
): string | undefined {
  const messages = known.get(locale)?.get(namespace);
  const text =
    (typeof values.count === 'number'
      ? at(messages, `${key}_${pluralOf(locale, values.count)}`)
      : undefined) ?? at(messages, key);
  return text?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** In whichever room it is said. */
export function textAnywhere(locale: string, key: string): string | undefined {
  for (const namespace of known.get(locale)?.keys() ?? []) {
    const text = textIn(locale, namespace, key);
    if (text !== undefined) return text;
  }
  return undefined;
}

function at(messages: Messages | undefined, key: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

function pluralOf(locale: string, count: number): string {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(count);
}
