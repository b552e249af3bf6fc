/** An end that needs no stack: a sentence that says what is wrong and what helps. */
export class PlainEnd extends Error {}

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs a script to its exit code; what it could foresee is said in words, and how it is used to who asks. */
export async function runScript(usage: string, script: () => Promise<number>): Promise<void> {
  if (process.argv.includes('--help')) {
    say(usage);
    return;
  }
  try {
    process.exitCode = await script();
  } catch (problem) {
    if (!(problem instanceof PlainEnd) && !isMistyped(problem)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    process.exitCode = 1;
  }
}

/** Of `parseArgs`: an option that there is not, or one without its value. */
const isMistyped = (problem: unknown): problem is Error =>
  problem instanceof Error &&
  /^ERR_PARSE_ARGS/.test(String((problem as NodeJS.ErrnoException).code));
