import { proxy } from 'valtio';

export const layers = proxy({ palette: false, shortcuts: false });

export function openPalette(): void {
  layers.palette = true;
}

export function openShortcuts(): void {
  layers.shortcuts = true;
}
