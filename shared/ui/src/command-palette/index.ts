export type { Command, CommandAction, CommandGroup } from './command.ts';
export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
