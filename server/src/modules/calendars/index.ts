export { area as calendarsArea } from './area.ts';
