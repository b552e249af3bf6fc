import { runScript } from './workspace/plain-end.ts';
import { runNamed } from './workspace/run-named.ts';

/** `pnpm bench api`: each measurement is a file of bench and prints ratios, never bare speeds. */
await runScript(async () => runNamed('bench', process.argv.slice(2)));
