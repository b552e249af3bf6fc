import { runScript } from '../shared/sdk/src/plain-end.ts';
import { runNamed } from './workspace/run-named.ts';

const usage = `pnpm bench <name>   a measurement in bench/; it prints ratios, never bare speeds`;

await runScript(usage, async () => runNamed('bench', process.argv.slice(2)));
