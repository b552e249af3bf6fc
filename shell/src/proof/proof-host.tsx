import { useStateValue } from '@board/platform';
import { late } from '@board/ui';
import { shellState } from '../base/shell-state.ts';

/** Without its code nothing is proven, and what waits says why it was refused. */
const ProofDialog = late(async () => (await import('./proof-parts.ts')).ProofDialog, {
  onFailure: ({ onAnswer }) => onAnswer(false),
});

/** One dialog for whatever matters so much that the second factor is asked for again. */
export function ProofHost() {
  const asked = useStateValue(shellState, (shell) => shell.proofAsked);
  return asked && <ProofDialog deed={asked.deed} onAnswer={asked.answer} />;
}
