export { canMailLinks, canMailWithin, mailJob, queueMail } from './mail.ts';
export type { Mail } from './mail-message.ts';
export { Mailer } from './mailer.ts';
