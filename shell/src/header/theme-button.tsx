import { useText, useTheme } from '@board/platform';
import { IconButton } from '@board/ui';
import { changeTheme } from '../preferences/change-theme.ts';

export function ThemeButton() {
  const t = useText('shell');
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={t(dark ? 'header.lightMode' : 'header.darkMode')}
      onClick={() => void changeTheme(!dark)}
    />
  );
}
