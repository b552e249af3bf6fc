export { readSettings, updateSettings } from './settings.ts';
