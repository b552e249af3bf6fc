import type { Locale } from '../locales.ts';

/**
 * Code -> status and text. The code is the contract, the text is what a person reads; `{name}` is filled
 * in. What is wrong with one field of a body names it, and stands beside that field of a form. Where
 * `{reason}` is one of `reasons`, it is told in the same language as the rest.
 */
export type ErrorTable = Record<
  string,
  {
    readonly status: number;
    readonly field?: string;
    readonly reasons?: Readonly<Record<string, Readonly<Record<Locale, string>>>>;
  } & Readonly<Record<Locale, string>>
>;
