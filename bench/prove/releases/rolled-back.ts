import { until, type World } from './world.ts';

const name = 'proof-one';

/** A release that three people cannot use, from the third failure until every page has the one before. */
export async function rolledBackByItself(world: World): Promise<{ ms: number; pages: number }> {
  const good = world.pages[0]?.registry.remotes.find((each) => each.name === name)?.version;
  const bad = world.make(name, 'render');
  await world.publish(bad);
  await world.withNews(() => world.promote(name, 'stable', bad.release.version));
  for (const visitor of world.visitors) {
    visitor.followed = visitor.heard;
    await world.reopen(visitor);
  }
  const others = world.visitors.slice(0, -1);
  for (const { page } of others) await page.panel(name);
  await Promise.all(others.flatMap(({ reports }) => reports));
  const heard = world.visitors.map((visitor) => visitor.heard);
  const started = performance.now();
  await world.visitors.at(-1)?.page.panel(name);
  await until('Its way back by itself', () =>
    world.visitors.every((visitor, index) => visitor.heard > (heard[index] ?? 0)),
  );
  for (const visitor of world.visitors) {
    await visitor.page.follow();
    const panel = await visitor.page.panel(name);
    if (!('works' in panel) || panel.works !== good)
      throw new Error(`A page shows ${JSON.stringify(panel)} after the roll-back`);
  }
  return { ms: Math.round(performance.now() - started), pages: world.pages.length };
}
