import type { ExportPart } from '../../area/export-part.ts';
import { type Context, now } from '../../context/context.ts';
import { single } from '../../writing/transaction.ts';
import { knownDevices } from './known-devices.repository.ts';
import { linksOf } from './school/links.repository.ts';
import { getSecondFactor } from './second-factor/get-second-factor.ts';
import { liveSessions } from './sessions.repository.ts';

/** Without tokens and secrets. */
export function exportOf(ctx: Context): ExportPart[] {
  return [
    { file: 'sessions.json', tables: ['sessions'], items: sessions(ctx) },
    { file: 'devices.json', tables: ['known_devices'], items: devices(ctx) },
    {
      file: 'second-factor.json',
      tables: ['second_factors', 'recovery_codes', 'passkeys'],
      items: secondFactor(ctx),
    },
    { file: 'school-sign-ins.json', tables: ['sign_in_links'], items: links(ctx) },
  ];
}

async function* sessions(ctx: Context): AsyncGenerator<unknown> {
  yield* await liveSessions(single(ctx), ctx.actor.userId, now(ctx));
}

async function* devices(ctx: Context): AsyncGenerator<unknown> {
  yield* await knownDevices(single(ctx), ctx.actor.userId);
}

async function* secondFactor(ctx: Context): AsyncGenerator<unknown> {
  yield await getSecondFactor(ctx);
}

async function* links(ctx: Context): AsyncGenerator<unknown> {
  yield* await linksOf(single(ctx), ctx.actor.userId);
}
