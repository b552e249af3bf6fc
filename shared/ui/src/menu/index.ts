export {
  Menu,
  MenuHeader,
  type MenuHeaderProps,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSeparator,
} from './menu.tsx';
