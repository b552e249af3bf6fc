import i18next from 'i18next';
import { useLocale } from '../board/use-board.ts';

export type Text = (key: string, values?: Record<string, string | number>) => string;

const known = new Map<string, Text>();

/**
 * The texts of one namespace: a remote passes its own name. Every row of every list asks, so there is
 * one function for each language, which changes with the language alone.
 */
export function useText(namespace: string): Text {
  return textsOf(useLocale(), namespace);
}

/** A list asks for the same few words in each of its rows, and putting one together is dear. */
const said = new Map<string, string>();
const mostSaid = 5_000;

/** What was said before a catalogue came may have been the key of a text. */
export const forgetTexts = (): void => said.clear();

function textsOf(locale: string, namespace: string): Text {
  const name = `${locale} ${namespace}`;
  const made = known.get(name);
  if (made) return made;
  const translate = i18next.getFixedT(locale, namespace);
  const text: Text = (key, values) => {
    const asked = `${name} ${key}${values ? JSON.stringify(values) : ''}`;
    const before = said.get(asked);
    if (before !== undefined) return before;
    if (said.size >= mostSaid) forgetTexts();
    const words = translate(key, { ...values });
    said.set(asked, words);
    return words;
  };
  known.set(name, text);
  return text;
}
