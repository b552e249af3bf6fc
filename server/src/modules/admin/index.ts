export { area as adminArea } from './area.ts';
