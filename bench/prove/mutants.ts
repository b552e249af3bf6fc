import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { PlainEnd, runScript, say } from '../../shared/sdk/src/plain-end.ts';
import { rooms } from './mutants/rooms.ts';
import { tryMutants } from './mutants/try-mutants.ts';

const usage = `pnpm prove mutants [room ...]   small changes of the rules that no test notices; ${Object.keys(rooms).join(', ')}
  --every <number>              only every so many-th of them`;
const goal = 0.85;

await runScript(usage, async () => {
  const { values, positionals: asked } = parseArgs({
    options: { every: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const every = Number(values.every);
  if (!Number.isInteger(every) || every < 1) throw new PlainEnd(usage);
  let isMet = true;
  for (const name of asked.length > 0 ? asked : Object.keys(rooms)) {
    const room = rooms[name];
    if (!room) throw new PlainEnd(usage);
    const { killed, survivors } = await tryMutants(room, every);
    const all = killed + survivors.length;
    const score = killed / all;
    isMet &&= score >= goal;
    say(
      `${name}${every > 1 ? `, 1 of ${every} tried` : ''}: ${killed} of ${all} noticed, ${(score * 100).toFixed(1)} %; load ${loadavg()[0]?.toFixed(1)}`,
    );
    for (const { said } of survivors) say(`  ${said}`);
  }
  return isMet ? 0 : 1;
});
