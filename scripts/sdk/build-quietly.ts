import { PlainEnd } from '../../shared/sdk/src/plain-end.ts';
import { runTool } from '../workspace/run-tool.ts';

interface Build {
  what: string;
  config: string;
  cwd: string;
  mode: 'development' | 'production';
}

/** In a process of its own, since the mode is asked of the environment and holds for all that is in it. */
export async function buildQuietly({ what, config, cwd, mode }: Build, into: string) {
  const args = ['build', '-c', config, '-o', into];
  const { ok, output } = await runTool('rspack', args, { cwd, env: { NODE_ENV: mode } });
  if (!ok) throw new PlainEnd(`${what} could not be built:\n\n${output.trim()}`);
}
