import type { Role } from '@board/contracts/constants/roles';
import type { RemoteState } from '@board/contracts/schemas/delivery';
import { audit } from '../../../audit.ts';
import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { nextRevision } from './channels.repository.ts';
import { changeSettings, peopleCalled } from './settings.repository.ts';

interface Audience {
  remote: string;
  usernames: readonly string[];
  roles: readonly Role[];
}

/** Chooses who is served `canary` of a remote; it may be there already or come later. */
export async function setCanary(
  ctx: Context,
  { remote, usernames, roles }: Audience,
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
    await changeSettings(tx, remote, { canaryPeople: people.map(({ id }) => id), canaryRoles });
    const details = { people: people.map(({ username }) => username), roles: canaryRoles };
    await audit(ctx, tx, { action: 'remote.canary_chosen', target: remote, details });
    await ctx.signals.announce(tx, { kind: 'releases' });
    return { usernames: people.map(({ username }) => username).sort(), roles: canaryRoles };
  });
}
