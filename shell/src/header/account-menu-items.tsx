import { mayAdministrate } from '@board/contracts/constants/roles';
import { useLocale, useSession, useText, useTheme } from '@board/platform';
import { Avatar, phone, useMedia } from '@board/ui';
import { Menu, MenuHeader, MenuItem, MenuLink, MenuSeparator } from '@board/ui/menu';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { openLayer } from '../commands/open-layers.ts';
import { changeLocale } from '../preferences/change-locale.ts';
import { changeTheme } from '../preferences/change-theme.ts';
import { localeNames, otherLocale } from '../preferences/locale.ts';
import { leave } from '../session/leave.ts';

export function AccountMenuItems({ trigger }: { trigger: ReactElement }) {
  const t = useText('shell');
  const { user } = useSession();
  const { pathname } = useLocation();
  const onPhone = useMedia(phone);
  const dark = useTheme() === 'dark';
  const other = otherLocale(useLocale());
  if (!user) return null;
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuHeader
        name={user.username}
        detail={`${t(`roles.${user.role}`)} · ${user.email}`}
        picture={<Avatar name={user.username} src={user.avatar ?? undefined} />}
      />
      <MenuSeparator />
      <MenuLink icon="user" link={<Link to="/profile" />}>
        {t('account.profile')}
      </MenuLink>
      {mayAdministrate(user.role) && (
        <MenuLink icon="shield" link={<Link to="/admin" />}>
          {t('account.admin')}
        </MenuLink>
      )}
      {pathname === '/' && (
        <MenuItem icon="layout" shortcut="G D" onSelect={openLayer('layout')}>
          {t('board.settings')}
        </MenuItem>
      )}
      {onPhone && (
        <>
          <MenuItem icon="globe" onSelect={() => void changeLocale(other)}>
            {localeNames[other].full}
          </MenuItem>
          <MenuItem icon={dark ? 'sun' : 'moon'} onSelect={() => void changeTheme(!dark)}>
            {t(dark ? 'header.lightMode' : 'header.darkMode')}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon="logout" onSelect={() => void leave(t)}>
        {t('account.logout')}
      </MenuItem>
    </Menu>
  );
}
