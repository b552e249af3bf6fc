export { area as streamArea } from './area.ts';
