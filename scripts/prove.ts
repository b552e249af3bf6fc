import { runScript } from '../shared/sdk/src/plain-end.ts';
import { runNamed } from './workspace/run-named.ts';

const usage = `pnpm prove <name>   a proof in bench/prove; it says what it found`;

await runScript(usage, async () => runNamed('bench/prove', process.argv.slice(2)));
