import { runScript } from './workspace/plain-end.ts';
import { runNamed } from './workspace/run-named.ts';

/** `pnpm prove sanitiser --cases 5000`: each proof is a file of bench/prove and says what it found. */
await runScript(async () => runNamed('bench/prove', process.argv.slice(2)));
