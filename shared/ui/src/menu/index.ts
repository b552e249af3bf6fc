export {
  Menu,
  MenuHeader,
  type MenuHeaderProps,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  type MenuProps,
  MenuSeparator,
} from './menu.tsx';
