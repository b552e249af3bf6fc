import { shellState } from '../base/shell-state.ts';

let asked: Promise<boolean> | undefined;

/** Asks for the second factor once for all that wait for it; answers whether it was shown. */
export function askForProof(deed: string): Promise<boolean> {
  asked ??= new Promise<boolean>((answer) => {
    shellState.proofAsked = { deed, answer };
  }).finally(() => {
    asked = undefined;
    shellState.proofAsked = null;
  });
  return asked;
}
