import type { Locale } from '@board/contracts/constants/locales';
import type { Context } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { countOutgoing } from '../../../limits/throttle.ts';
import { single, write } from '../../../writing/transaction.ts';
import { changeChannel, findChannel } from './reminder-channel.repository.ts';
import { sendToChannel } from './send-to-channel.ts';

const words: Record<Locale, { title: string; message: string }> = {
  'zh-CN': { title: '试一试', message: '提醒会这样送到这里。' },
  en: { title: 'A try', message: 'This is how reminders arrive here.' },
};

/** What works again is sent everything again. */
export async function tryChannel(ctx: Context): Promise<{ said: string }> {
  const { userId } = ctx.actor;
  const row = await findChannel(single(ctx), userId);
  if (!row) throw new ServiceError('channel.none');
  await countOutgoing(ctx, `https://${row.host}`);
  const said = await sendToChannel(ctx, row, {
    id: newId(ctx.clock.now()),
    ...words[ctx.locale],
    link: ctx.config.PUBLIC_URL,
  });
  if (row.failing_since !== null) {
    await write(ctx, ['user'], (tx) => changeChannel(tx, userId, works));
  }
  return { said };
}

export const works = { is_off: 0, failing_since: null, failures: 0, failure: null } as const;
