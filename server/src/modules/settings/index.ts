export { keptSince } from './kept-since.ts';
export { readSettings, updateSettings } from './settings.ts';
