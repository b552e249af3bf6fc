import { type ExportPart, few } from '../../area/export-part.ts';
import { type Context, now } from '../../context/context.ts';
import { single } from '../../writing/transaction.ts';
import { knownDevices } from './known-devices.repository.ts';
import { linksOf } from './school/links.repository.ts';
import { getSecondFactor } from './second-factor/get-second-factor.ts';
import { liveSessions } from './sessions.repository.ts';

/** Without tokens and secrets. */
export function exportOf(ctx: Context): ExportPart[] {
  const { userId } = ctx.actor;
  return [
    {
      file: 'sessions.json',
      tables: ['sessions'],
      items: few(() => liveSessions(single(ctx), userId, now(ctx))),
    },
    {
      file: 'devices.json',
      tables: ['known_devices'],
      items: few(() => knownDevices(single(ctx), userId)),
    },
    {
      file: 'second-factor.json',
      tables: ['second_factors', 'recovery_codes', 'passkeys'],
      items: few(async () => [await getSecondFactor(ctx)]),
    },
    {
      file: 'school-sign-ins.json',
      tables: ['sign_in_links'],
      items: few(() => linksOf(single(ctx), userId)),
    },
  ];
}
