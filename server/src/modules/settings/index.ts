export { readSettings, type Settings, updateSettings } from './settings.ts';
