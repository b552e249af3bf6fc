export {
  type Command,
  type CommandGroup,
  CommandPalette,
  type CommandPaletteProps,
} from './command-palette.tsx';
