import type { Chance } from './chance.ts';
import { deeds } from './made-release.ts';
import { type Channel, type Name, names } from './teams.ts';
import type { World } from './world.ts';

type Move = (world: World, chance: Chance) => Promise<string>;

/** What can happen to releases; each says what it was. */
export const moves = {
  ship: async (world, chance) => ship(world, chance.of(names), 'stable', chance),
  canary: async (world, chance) => {
    const name = chance.of(names);
    const roles = chance.of([[], ['student']]);
    const audience = { usernames: [], roles, automatic: false, share: chance.of([0, 1, 10, 50]) };
    await world.withNews(() => world.ask('PUT', `/admin/remotes/${name}/canary`, audience));
    return ship(world, name, 'canary', chance);
  },
  /** Any release that was ever made, so also a bad one that was rolled back from. */
  promote: async (world, chance) => {
    const { release, deed } = chance.of([...world.made.values()]);
    await world.withNews(() => world.promote(release.name as Name, 'stable', release.version));
    return `promote ${release.name} (${deed})`;
  },
  break: async (world, chance) => {
    const broken = world.make(chance.of(names), chance.of(['evaluate', 'setup', 'render']));
    await world.publish(broken);
    const { name, version } = broken.release;
    await world.withNews(() => world.promote(name as Name, 'stable', version));
    return `break ${name} (${broken.deed})`;
  },
  rollBack: async (world, chance) => {
    const name = chance.of(names);
    const channel = chance.of<Channel>(['stable', 'canary']);
    const revision = await world.revisionOf(name, channel);
    const path = `/admin/remotes/${name}/channels/${channel}/rollback`;
    const way = await world
      .withNews(() => world.ask('POST', path, { revision }))
      .then(() => 'roll back')
      .catch((error: unknown) => {
        // There is nothing before it, or no canary.
        if (String(error).includes('nothing_before')) return 'no way back for';
        throw error;
      });
    return `${way} ${name} ${channel}`;
  },
  switch: async (world, chance) => {
    const name = chance.of(names);
    const disabled = chance.of([true, false, false]);
    await world.withNews(() => world.ask('PUT', `/admin/remotes/${name}/switch`, { disabled }));
    return `${disabled ? 'off' : 'on'} ${name}`;
  },
  reload: async (world, chance) => {
    await world.reopen(chance.of(world.visitors));
    return 'reload';
  },
  restart: async (world) => {
    await world.withNews(() => world.restart('stop'));
    return 'restart';
  },
  /** As an upgrade does: everything anew, and the server too. */
  upgrade: async (world, chance) => {
    for (const name of names) await ship(world, name, 'stable', chance);
    await world.withNews(() => world.restart('stop'));
    return 'upgrade';
  },
  /** In the middle of a promotion, which holds or has never been. */
  kill: async (world, chance) => {
    const next = world.make(chance.of(names), chance.of(deeds));
    const { name, version } = next.release;
    await world.publish(next);
    await world.withNews(async () => {
      const moving = world.promote(name as Name, 'stable', version).catch(() => undefined);
      await Promise.all([moving, world.restart('kill')]);
    });
    return `kill while ${name} (${next.deed})`;
  },
} satisfies Record<string, Move>;

async function ship(world: World, name: Name, channel: Channel, chance: Chance): Promise<string> {
  const next = world.make(name, chance.of(deeds));
  await world.publish(next);
  await world.withNews(() => world.promote(name, channel, next.release.version));
  return `ship ${name} to ${channel} (${next.deed})`;
}
