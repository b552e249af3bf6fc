import { useLocale } from '../board/use-board.ts';
import { textIn } from './catalogues.ts';

export type Text = (key: string, values?: Record<string, string | number>) => string;

const known = new Map<string, Text>();

/**
 * The texts of one namespace: a remote passes its own name. Every row of every list asks, so there is
 * one function for each language, which changes with the language alone.
 */
export function useText(namespace: string): Text {
  return textsOf(useLocale(), namespace);
}

/** The same where nothing is drawn. */
export function textsOf(locale: string, namespace: string): Text {
  const name = `${locale} ${namespace}`;
  const made = known.get(name);
  if (made) return made;
  const text: Text = (key, values) =>
    textIn(locale, namespace, key, values) ?? String(values?.defaultValue ?? key);
  known.set(name, text);
  return text;
}
