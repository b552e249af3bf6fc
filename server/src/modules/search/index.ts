export { area as searchArea } from './area.ts';
export { searchable, settleEntries } from './settle-entries.ts';
