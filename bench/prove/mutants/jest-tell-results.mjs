import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A line for each file as soon as it is done, with what was passed so far. */
export default class TellResults {
  onTestResult({ path }, { failureMessage }) {
    const { static: loading, perTest } = globalThis.__stryker__.mutantCoverage;
    const [pass] = basename(path).split('-').map(Number);
    const told = { pass, failure: failureMessage ?? null, ...(pass === 0 && { loading, perTest }) };
    appendFileSync(process.env.TOLD, `${JSON.stringify(told)}\n`);
  }
}
