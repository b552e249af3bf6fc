/** An end that needs no stack: a sentence that says what is wrong and what helps. */
export class PlainEnd extends Error {}

/** Runs a script to its exit code; what it could foresee is said in words. */
export async function runScript(script: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await script();
  } catch (problem) {
    if (!(problem instanceof PlainEnd)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    process.exitCode = 1;
  }
}
