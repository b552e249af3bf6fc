import { useEvent, useStateValue, useText } from '@board/platform';
import { boardState } from '@board/platform/host';
import { lateDialog, phone, useMedia } from '@board/ui';
import { useEffect, useLayoutEffect } from 'react';
import { useSWRConfig } from 'swr';
import { closeLayer, layers, openLayer } from '../commands/open-layers.ts';
import { boardModules } from '../layout/board-modules.ts';
import { BoardSkeleton } from '../layout/board-skeleton.tsx';
import { withWords } from '../messages/late/with-words.ts';
import { RegistryTrouble } from '../pages/registry-trouble.tsx';
import { useDocumentTitle } from '../pages/use-document-title.ts';
import { useRegistry } from '../remotes/registry.ts';
import { ColumnsBoard } from './columns-board.tsx';
import { PhoneBoard } from './phone-board.tsx';
import { startBoard } from './start-board.ts';
import { useIsBack } from './use-is-back.ts';

const LayoutDialog = lateDialog(
  async () => (await withWords(import('../layout-dialog/layout-dialog.tsx'))).LayoutDialog,
);

/** The dashboard: whatever modules the registry names, where this person wants them. */
export function BoardPage() {
  const t = useText('shell');
  const onPhone = useMedia(phone);
  const { registry, failed } = useRegistry();
  const layout = useStateValue(boardState, (board) => board.layout);
  const settings = useStateValue(layers, (open) => open.layout);
  useDocumentTitle();
  useEvent('settings.layout', openLayer('layout'));
  // Left with it open, the board comes back without it.
  useEffect(() => closeLayer('layout'), []);

  if (!registry) return failed ? <RegistryTrouble /> : <BoardSkeleton label={t('start.loading')} />;
  const modules = boardModules(registry);
  const Board = onPhone ? PhoneBoard : ColumnsBoard;
  return (
    <>
      <BoardStart />
      <Board modules={modules} layout={layout} />
      {settings && <LayoutDialog modules={modules} onClose={closeLayer('layout')} />}
    </>
  );
}

/**
 * Stands before the panels: effects run in this order, so the one reply is on its way before
 * the first panel asks for anything. Back on the board the panels come later, and so may this.
 */
function BoardStart() {
  const isBack = useIsBack();
  const { mutate } = useSWRConfig();
  useLayoutEffect(() => {
    if (!isBack) startBoard(mutate);
  }, [isBack, mutate]);
  useEffect(() => {
    if (isBack) startBoard(mutate);
  }, [isBack, mutate]);
  return null;
}
