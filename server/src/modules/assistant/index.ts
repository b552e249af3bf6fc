export { area as assistantArea } from './area.ts';
