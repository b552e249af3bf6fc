import { createContext, type ReactNode, useContext } from 'react';

/** What is said around written text. */
export type ProseWord =
  | 'checked'
  | 'copied'
  | 'copyCode'
  | 'formula'
  | 'notCopied'
  | 'table'
  | 'unchecked';

/** The words which the components say by themselves; the shell fills them from its catalog. */
export interface UiTexts {
  readonly close: string;
  readonly optional: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly showKey: string;
  readonly hideKey: string;
  readonly capsLock: string;
  readonly tryAgain: string;
  /** Stands in the place of what did not come. */
  readonly notLoaded: string;
  /** Said of what was pressed for and did not come. */
  readonly notOpened: string;
  readonly lastKnown: (time: string) => string;
  readonly cancel: string;
  /** On the button of a form that says nothing else. */
  readonly save?: string | undefined;
  readonly pages: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly page: (page: number) => string;
  readonly pageOf: (range: { from: number; to: number; total: number }) => string;
  readonly notifications: string;
  /** Stands for what is being loaded. */
  readonly loading?: string | undefined;
  /** Above the column of what can be done with a row. */
  readonly actions?: string | undefined;
  /** The name of a table under this title. */
  readonly tableOf?: ((title: string) => string) | undefined;
  /** Said of a field that takes no more. */
  readonly full?: ((limit: number) => string) | undefined;
  /** A key that a number pad may lack. */
  readonly plus?: string | undefined;
  /** A function, since its words come with the first page and not with sign-in. */
  readonly prose?: ((word: ProseWord) => string) | undefined;
}

const english: UiTexts = {
  close: 'Close',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  showKey: 'Show key',
  hideKey: 'Hide key',
  capsLock: 'Caps Lock is on',
  tryAgain: 'Try again',
  notLoaded: 'This part could not be loaded; the network may be away',
  notOpened: 'This could not be opened; the network may be away. Please try again.',
  lastKnown: (time) => `Not refreshed since ${time}.`,
  cancel: 'Cancel',
  save: 'Save',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  pageOf: ({ from, to, total }) => `${from}–${to} of ${total}`,
  notifications: 'Messages',
  loading: 'Loading',
  actions: 'Actions',
  tableOf: (title) => `${title}, table`,
  full: (limit) => `No more than ${limit} characters`,
  plus: 'Sum',
};

const Texts = createContext<UiTexts>(english);

export interface UiTextsProviderProps {
  readonly texts: UiTexts;
  readonly children: ReactNode;
}

export function UiTextsProvider({ texts, children }: UiTextsProviderProps) {
  return <Texts value={texts}>{children}</Texts>;
}

export function useUiTexts(): UiTexts {
  return useContext(Texts);
}
