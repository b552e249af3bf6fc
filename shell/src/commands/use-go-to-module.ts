import { toast, useLocale, useStateValue, useText } from '@board/platform';
import { boardState } from '@board/platform/host';
import { phone, useMedia } from '@board/ui';
import { useNavigate } from 'react-router-dom';
import { isVisible } from '../layout/arrange.ts';
import { boardModules, titleOf } from '../layout/board-modules.ts';
import { tabOf, tabOfModule, tabsOf } from '../layout/phone-tabs.ts';
import { useRegistry } from '../remotes/registry.ts';
import { openLayer } from './open-layers.ts';

/** Leads to where a module stands, or says that this person has taken it off the board. */
export function useGoToModule(): (id: string) => void {
  const t = useText('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const onPhone = useMedia(phone);
  const { registry } = useRegistry();
  const layout = useStateValue(boardState, (board) => board.layout);

  return (id) => {
    const modules = registry ? boardModules(registry) : [];
    const module = modules.find((each) => each.id === id);
    if (!module) return;
    const tab = tabOfModule(module);
    // A page that is still being opened is not drawn yet, but would come after this.
    const { pathname, hash } = location;
    const there = pathname === '/' && (!onPhone || tabOf(hash, tabsOf(modules, layout)) === tab);
    if (!there) void navigate(onPhone ? { pathname: '/', hash: tab } : '/');
    if (isVisible(layout, id)) return;
    toast({
      tone: 'info',
      message: t('board.notShown', { name: titleOf(module, locale) }),
      action: { label: t('board.settings'), run: openLayer('layout') },
    });
  };
}
