export { canMail, type Mail, mailJob, queueMail } from './mail.ts';
