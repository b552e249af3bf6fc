import { type ProseWord, useUiTexts } from '../texts/ui-texts.tsx';

const english: Readonly<Record<ProseWord, string>> = {
  checked: 'done',
  copied: 'Copied',
  copyCode: 'Copy code',
  formula: 'Formula',
  notCopied: 'The browser did not allow copying; select the text and copy it by hand',
  table: 'Table',
  unchecked: 'not done',
};

/** What is said around written text, in the person's language where a shell says it. */
export function useProse(): (word: ProseWord) => string {
  const { prose } = useUiTexts();
  return prose ?? ((word) => english[word]);
}
