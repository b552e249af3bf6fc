export { area as conversationsArea } from './area.ts';
export { saveMessages } from './save-messages.ts';
