import { given } from '../given.ts';
import { newChance } from './releases/chance.ts';
import { moves } from './releases/moves.ts';
import { rolledBackByItself } from './releases/rolled-back.ts';
import { openWorld } from './releases/world.ts';

/**
 * Plays sequences of what teams, admins and power cuts do to releases, with pages open that load by
 * the shell's own loader, and looks for a page with a broken panel that it was not told of.
 */
const { sequences, seed } = given({ sequences: 200, seed: Date.now() % 1_000_000 });

const steps = 6;
const startEvery = 8;
const starts = ['kill', 'kill', 'restart', 'upgrade'] as const;
const others = (Object.keys(moves) as (keyof typeof moves)[]).filter(
  (name) => !starts.some((start) => start === name),
);

const started = performance.now();
const chance = newChance(seed);
const world = await openWorld();
const played = new Map<string, number>();
const findings: string[] = [];
try {
  const { ms, pages } = await rolledBackByItself(world);
  process.stdout.write(
    `rolled back by itself, and shown so by ${pages} pages: ${ms} ms after the third failed\n`,
  );
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    const done: string[] = [];
    for (let step = 0; step < steps; step += 1) {
      // A start takes longer than all else together.
      const isStart = sequence % startEvery === 0 && step === steps - 2;
      const move = chance.of(isStart ? starts : others);
      done.push(await moves[move](world, chance));
      played.set(move, (played.get(move) ?? 0) + 1);
      const found = await world.look();
      findings.push(...found.map((finding) => `${sequence}: ${done.join(', ')}: ${finding}`));
    }
  }
} finally {
  await world.close();
}
process.stdout.write(
  [
    `${sequences} sequences of ${steps} with ${world.pages.length} pages, seed ${seed}, in ${((performance.now() - started) / 1000).toFixed(0)} s`,
    `  ${[...played].map(([name, count]) => `${name} ${count}`).join(', ')}`,
    `  panels looked at: ${world.looked}, of them told that they are not there: ${world.told}`,
    `  broken and not told, or not what is served: ${findings.length}`,
    ...findings.slice(0, 20).map((finding) => `    ${finding}`),
    '',
  ].join('\n'),
);
process.exitCode = findings.length === 0 ? 0 : 1;
