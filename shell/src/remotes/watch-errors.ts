import type { RemoteReport } from './report.ts';

/** Where the files of a release lie, as they stand in a stack. */
export const releaseFile = /\/remotes\/(?<remote>[a-z0-9-]+)\/(?<version>[^/\s]+)\//;
const mostReports = 10;

/** What a remote's code throws in handlers and promises: no boundary of React's hears of it. */
export function watchErrors(report: (report: RemoteReport) => void): void {
  const told = new Set<string>();
  function look(error: unknown): void {
    if (!(error instanceof Error) || told.size >= mostReports) return;
    // A refused request is nobody's fault, and a request that was given up is none at all.
    if (error.name === 'ApiError' || error.name === 'AbortError') return;
    const found = releaseFile.exec(error.stack ?? '')?.groups;
    const fault = `${found?.remote} ${error.message}`;
    if (!found?.remote || told.has(fault)) return;
    told.add(fault);
    report({ remote: found.remote, version: found.version, phase: 'handler', error });
  }
  globalThis.addEventListener('error', ({ error }) => look(error));
  globalThis.addEventListener('unhandledrejection', ({ reason }) => look(reason));
}
