export { area as apiTokensArea } from './area.ts';
