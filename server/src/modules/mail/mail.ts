import type { PublicContext, Services } from '../../context/context.ts';
import type { Connection, Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Counter } from '../../measuring/metrics.ts';
import { openSecret, sealSecret } from '../../secrets/secrets.ts';
import type { App } from '../../serving/app-type.ts';
import { readSettings } from '../settings/index.ts';
import { findUser } from '../users/index.ts';
import type { Mail } from './mail-message.ts';
import { Mailer } from './mailer.ts';

const kind = 'mail.send';

/** What waited since before an upgrade may not say whose it is. */
type Queued = Omit<Mail, 'id' | 'userId'> & { userId?: string };

interface Sealed {
  id: string;
  sealed: string;
  /** So that nobody's mails take all slots; what an earlier build queued does not say it. */
  userId?: string;
}

/** Whether there is a mail server, and the administrator lets mail go out. */
export async function canMailWithin(
  { config }: Pick<Services, 'config'>,
  connection: Connection,
): Promise<boolean> {
  return config.SMTP_URL !== '' && (await readSettings(connection)).emailNotifications;
}

/** A link needs an address that leads here, and the request's own could be anybody's. */
export async function canMailLinks(ctx: Pick<Services, 'config' | 'database'>): Promise<boolean> {
  return ctx.config.PUBLIC_URL !== '' && (await canMailWithin(ctx, ctx.database.reader));
}

/** The one door to mail: it is sent if the caller's transaction holds, and tried again until it is. */
export async function queueMail(
  ctx: Pick<Services, 'clock' | 'signals' | 'config'>,
  tx: Transaction,
  { id = newId(ctx.clock.now()), ...mail }: Mail,
): Promise<void> {
  // A mail may hold a link that signs somebody in, so it does not lie about in the clear.
  const sealed = sealSecret(ctx.config, JSON.stringify(mail), `${kind}:${id}`);
  const payload: Sealed = { id, sealed, userId: mail.userId };
  await enqueue(ctx, tx, { kind, key: id, payload });
}

export function mailJob(app: App): void {
  const mailer = new Mailer(app.services.config);
  const sent = new Counter('board_mail_sent_total', 'Mails that the mail server took');
  app.onMeasuring(() => sent.read());
  app.onClosing(() => mailer.close());
  app.jobs.define<Sealed>(kind, {
    run: async (ctx: PublicContext, { id, sealed }) => {
      if (!(await canMailWithin(ctx, ctx.database.reader))) return;
      const { userId, ...mail } = JSON.parse(
        openSecret(ctx.config, sealed, `${kind}:${id}`),
      ) as Queued;
      const isKnown = userId !== undefined;
      if (isKnown && (await findUser(ctx.database.reader, userId))?.status !== 'active') return;
      await mailer.send({ ...mail, id });
      sent.add({});
    },
  });
}
