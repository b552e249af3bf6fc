export { area as systemArea } from './area.ts';
