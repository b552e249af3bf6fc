import type { ToolRun } from '../workspace/run-tool.ts';

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Why something was skipped, in words. */
  why?: string;
  /** What is to be known besides. */
  remarks?: string[];
  /** Seconds of the processor, where its tools tell. */
  cpu?: number;
  /** What to show of a failure. */
  output?: string;
}

/** What a change can touch. */
export interface Touched {
  files: readonly string[];
  /** Whose tests are to be run. */
  folders: readonly string[];
}

export interface Check {
  name: string;
  /** Of everything, or of what is touched; nothing comes back where that is nothing. */
  run(touched?: Touched): Promise<Outcome | undefined>;
}

/** A tool that is right or wrong as a whole counts as one test. */
export function whole({
  ok,
  output,
  cpu = 0,
}: Pick<ToolRun, 'ok' | 'output'> & Partial<ToolRun>): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, cpu, output };
}

export function skipped(why: string): Outcome {
  return { passed: 0, failed: 0, skipped: 1, why };
}
