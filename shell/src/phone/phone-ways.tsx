import { useStateValue } from '@board/platform';
import { lateDialog, phone, useMedia } from '@board/ui';
import { closeLayer, layers } from '../commands/open-layers.ts';
import { withWords } from '../messages/late/with-words.ts';
import { useIsClosed } from '../session/use-is-closed.ts';
import { BottomBar } from './bottom-bar.tsx';
import { useKeyboard } from './use-keyboard.ts';

const AddSheet = lateDialog(async () => (await withWords(import('./add-sheet.tsx'))).AddSheet);
const BeginSheet = lateDialog(async () => (await import('./first-steps.tsx')).BeginSheet);
const MoreSheet = lateDialog(async () => (await withWords(import('./more-sheet.tsx'))).MoreSheet);

/** The bar of a phone and what opens from it; a desk has its header. */
export function PhoneWays() {
  const add = useStateValue(layers, (open) => open.add);
  const begin = useStateValue(layers, (open) => open.begin);
  const more = useStateValue(layers, (open) => open.more);
  const onPhone = useMedia(phone);
  const isClosed = useIsClosed();
  useKeyboard();
  return (
    <>
      {onPhone && !isClosed && <BottomBar />}
      {add && <AddSheet onClose={closeLayer('add')} />}
      {begin && <BeginSheet onClose={closeLayer('begin')} />}
      {more && <MoreSheet onClose={closeLayer('more')} />}
    </>
  );
}
