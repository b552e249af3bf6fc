import { compositionHeader } from '@board/contracts/constants/headers';

/** The page itself says which releases it is made of, for whoever looks at it and for what it sends. */
export function showComposition(composition: string | undefined): void {
  if (composition) document.documentElement.dataset.composition = composition;
}

export const presentComposition = (): string | undefined =>
  document.documentElement.dataset.composition;

export function compositionOfPage(): Record<string, string> {
  const composition = presentComposition();
  return composition ? { [compositionHeader]: composition } : {};
}
