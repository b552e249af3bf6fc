import { proxy } from 'valtio';

/** What the shell itself lays over a page. */
export const layers = proxy({
  palette: false,
  shortcuts: false,
  add: false,
  begin: false,
  more: false,
  layout: false,
});

export type LayerName = keyof typeof layers;

export const openLayer = (name: LayerName) => () => {
  layers[name] = true;
};

export const closeLayer = (name: LayerName) => () => {
  layers[name] = false;
};

export const openPalette = openLayer('palette');
export const openShortcuts = openLayer('shortcuts');
