export { canMail, canMailWithin, type Mail, mailJob, queueMail } from './mail.ts';
