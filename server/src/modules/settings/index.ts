export { keptSince, purging } from './kept-since.ts';
export { restorable } from './restorable.ts';
export { readSettings, updateSettings } from './settings.ts';
