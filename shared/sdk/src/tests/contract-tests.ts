import { PlainEnd } from '../plain-end.ts';
import { runJest } from './run-jest.ts';

/** The tests between a remote and the shell: what `remote.json` promises is there, and runs. */
export async function contractTests(
  name: string,
  folder: string,
  args: readonly string[] = ['--testPathPatterns', 'src/remote.test'],
): Promise<void> {
  const { ok, output } = await runJest(folder, args);
  if (!ok) throw new PlainEnd(`The contract tests of ${name} fail:\n\n${output}`);
}
