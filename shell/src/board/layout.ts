import { updateLayout } from '@board/contracts/calls/account';
import { type ModulePlace, sendCall } from '@board/platform';
import { boardState, sessionState } from '@board/platform/host';
import { keepLayout } from './kept-layout.ts';

/** The server's order of a list is its order on the board. */
export function adoptLayout(saved: readonly Omit<ModulePlace, 'order'>[] | null): void {
  showLayout((saved ?? []).map((place, order) => ({ ...place, order })));
}

export function showLayout(layout: readonly ModulePlace[]): void {
  boardState.layout = [...layout];
  if (sessionState.user) keepLayout(sessionState.user.id, layout);
}

/** Shows at once and goes back if the server refuses. An empty layout is the default one. */
export async function saveLayout(layout: readonly ModulePlace[]): Promise<void> {
  const before = [...boardState.layout];
  showLayout(layout);
  try {
    const modules = layout.map(({ id, visible, column }) => ({ id, visible, column }));
    await sendCall(updateLayout, { body: { modules } });
  } catch (error) {
    showLayout(before);
    throw error;
  }
}
