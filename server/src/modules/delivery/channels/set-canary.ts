import type { CanaryShare } from '@board/contracts/constants/delivery';
import type { Role } from '@board/contracts/constants/roles';
import type { RemoteState } from '@board/contracts/schemas/releases';
import { type Context, now } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { planCanary } from './canary-job.ts';
import { findPointer, nextRevision } from './channels.repository.ts';
import { allSettings, changeSettings, peopleCalled, untouched } from './settings.repository.ts';

interface Audience {
  remote: string;
  usernames: readonly string[];
  roles: readonly Role[];
  /** It goes on by itself. */
  automatic: boolean;
  share?: CanaryShare | undefined;
}

/** Chooses who is served `canary` of a remote; it may be there already or come later. */
export async function setCanary(
  ctx: Context,
  { remote, usernames, roles, automatic, share: chosen }: Audience,
): Promise<RemoteState['canary']> {
  return ctx.database.transaction(async (tx) => {
    await nextRevision(tx);
    const keys = usernames.map((name) => name.toLowerCase());
    const people = await peopleCalled(tx, keys);
    const unknown = usernames.filter(
      (name) => !people.some((person) => person.username_key === name.toLowerCase()),
    );
    if (unknown.length > 0) {
      const fill = { names: unknown.join(', ') };
      throw new ServiceError('delivery.people_unknown', { fill });
    }
    const canaryRoles = [...new Set(roles)];
    const before = (await allSettings(tx)).get(remote) ?? untouched;
    const share = chosen ?? before.canaryShare;
    const since = before.canaryShare === share ? before.canarySince : now(ctx);
    await changeSettings(tx, remote, {
      canaryPeople: people.map(({ id }) => id),
      canaryRoles,
      canaryAutomatic: automatic,
      canaryShare: share,
      canarySince: since,
    });
    const canary = await findPointer(tx, { remote, channel: 'canary' });
    if (canary) await planCanary(ctx, tx, canary);
    const names = people.map(({ username }) => username);
    const details = { people: names, roles: canaryRoles, automatic, share };
    await audit(ctx, tx, { action: 'remote.canary_chosen', target: remote, details });
    ctx.signals.announce(tx, { kind: 'releases' });
    return { usernames: names.sort(), roles: canaryRoles, automatic, share, since };
  });
}
