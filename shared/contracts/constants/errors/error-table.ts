import type { Locale } from '../locales.ts';

/** Code -> status and text. The code is the contract, the text is what a person reads; `{name}` is filled in. */
export type ErrorTable = Record<
  string,
  { readonly status: number } & Readonly<Record<Locale, string>>
>;
