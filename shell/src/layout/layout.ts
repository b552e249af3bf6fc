import { type Layout, updateLayout } from '@board/contracts/calls/account';
import { isApiError, type ModulePlace, sendCall } from '@board/platform';
import { boardState, sessionState } from '@board/platform/host';
import { keepLayout } from '../kept/kept-layout.ts';

/** What is wished of a layout, said so that it can be done to a newer one too. */
export type LayoutChange = (layout: readonly ModulePlace[]) => readonly ModulePlace[];

/** How the server last had it. */
let saved: { layout: readonly ModulePlace[]; version?: number } = { layout: [] };
let unsent = 0;
let last: Promise<void> = Promise.resolve();

/** The server's order of a list is its order on the board. What is on its way there is newer. */
export function adoptLayout(layout: Layout): void {
  if (unsent > 0) return;
  note(layout);
  showLayout(saved.layout);
}

export function showLayout(layout: readonly ModulePlace[]): void {
  boardState.layout = [...layout];
  if (sessionState.user) keepLayout(sessionState.user.id, layout);
}

/** Shows at once, saves one after the other, and shows what was saved when all are through. */
export function saveLayout(change: LayoutChange): Promise<void> {
  unsent += 1;
  showLayout(change(boardState.layout));
  const sent = last.then(() => send(change));
  last = sent
    .catch(() => undefined)
    .then(() => {
      unsent -= 1;
      if (unsent === 0) showLayout(saved.layout);
    });
  return sent;
}

/** Whoever has changed it in between keeps what he changed: the wish is done to his layout. */
async function send(change: LayoutChange, tries = 3): Promise<void> {
  const { layout, version } = saved;
  const modules = change(layout).map(({ id, visible, column }) => ({ id, visible, column }));
  try {
    note(await sendCall(updateLayout, { body: { modules } }, version ? { version } : {}));
  } catch (error) {
    if (!isApiError(error) || error.status !== 412 || !error.current || tries === 0) throw error;
    note(error.current as Layout);
    await send(change, tries - 1);
  }
}

function note({ modules, version }: Layout): void {
  saved = { layout: modules.map((place, order) => ({ ...place, order })), version };
}
