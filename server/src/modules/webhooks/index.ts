export { area as webhooksArea } from './area.ts';
