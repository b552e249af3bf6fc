export { area as mailArea } from './area.ts';
export { canMailLinks, canMailWithin, queueMail } from './mail.ts';
export type { Mail } from './mail-message.ts';
export { Mailer } from './mailer.ts';
