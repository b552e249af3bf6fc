import type { Context } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { messageOf, ServiceError } from '../../../errors/errors.ts';
import { tryEducation } from '../../education/index.ts';
import { Mailer } from '../../mail/index.ts';
import { checkEmail } from '../../users/index.ts';

interface Tried {
  success: boolean;
  message: string;
}

const texts = {
  subject: { 'zh-CN': '测试邮件 · 个人任务看板', en: 'Test mail · Personal Task Board' },
  text: { 'zh-CN': '邮件服务器可以正常发送。', en: 'The mail server sends.' },
  sent: { 'zh-CN': '邮件服务器已接收', en: 'The mail server took the message' },
} as const;

/** Speaks to the mail server now and says what it answered; nothing is queued. */
export async function testMail(ctx: Context, to: string): Promise<Tried> {
  if (ctx.config.SMTP_URL === '') throw new ServiceError('admin.mail_not_set_up');
  checkEmail(to);
  const mailer = new Mailer(ctx.config);
  try {
    await mailer.send({
      id: newId(ctx.clock.now()),
      to: to.trim(),
      subject: texts.subject[ctx.locale],
      text: texts.text[ctx.locale],
    });
    return { success: true, message: texts.sent[ctx.locale] };
  } catch (error) {
    return { success: false, message: spoken(error) };
  } finally {
    mailer.close();
  }
}

/** What the mail server said; never the address with the password that led to it. */
function spoken(error: unknown): string {
  const { response, code, message } = error as {
    response?: string;
    code?: string;
    message: string;
  };
  return (response ?? code ?? message).slice(0, 300);
}

/** The same question that binding asks, with nothing kept. */
export async function testEducation(
  ctx: Context,
  school: { apiPath: string; apiKey: string },
): Promise<Tried> {
  try {
    const lessons = await tryEducation(ctx, school);
    const message = {
      'zh-CN': `连接成功，本周 ${lessons} 节课`,
      en: `It answered with ${lessons} lessons this week`,
    };
    return { success: true, message: message[ctx.locale] };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { success: false, message: messageOf(error, ctx.locale) };
  }
}
