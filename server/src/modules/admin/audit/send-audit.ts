import { minuteMs } from '@board/time';
import type { PublicContext } from '../../../context/context.ts';
import { defineQuarterly } from '../../../jobs/schedule.ts';
import { Counter } from '../../../measuring/metrics.ts';
import type { App } from '../../../serving/app-type.ts';
import { instant } from '../../../time/clock.ts';
import { findSent, findUnsent, setSent } from './audit.repository.ts';

const linesAtOnce = 500;
/** Of one run, so that a long log does not hold a server that is to end. */
const sendings = 100;
/** What is younger may still be overtaken by a transaction that began before it. */
const settledMs = minuteMs;

/** Brings the log to the operator's collector. Each entry comes at least once, and keeps its id. */
export function auditJobs({ jobs, onMeasuring }: Pick<App, 'jobs' | 'onMeasuring'>): void {
  const sent = new Counter('board_audit_sent_total', 'Entries of the audit log that were sent');
  onMeasuring(() => sent.read());
  defineQuarterly(jobs, {
    kind: 'audit.send',
    run: async (ctx) => {
      if (!ctx.config.AUDIT_COLLECTOR_URL) return;
      for (let turn = 0; turn < sendings; turn += 1) {
        const lines = await sendNext(ctx);
        sent.add({}, lines);
        if (lines < linesAtOnce) return;
      }
    },
  });
}

async function sendNext(ctx: PublicContext): Promise<number> {
  const { database, clock, config, outbound } = ctx;
  const from = (await findSent(database.reader)) ?? { at: '', entry_id: '' };
  const until = instant(clock.now() - settledMs);
  const entries = await findUnsent(database.reader, from, { until, limit: linesAtOnce });
  const last = entries.at(-1);
  if (!last) return 0;
  const { status } = await outbound.fetch(config.AUDIT_COLLECTOR_URL, {
    entered: 'officially',
    method: 'POST',
    headers: {
      'content-type': 'application/x-ndjson',
      ...(config.AUDIT_COLLECTOR_TOKEN && {
        authorization: `Bearer ${config.AUDIT_COLLECTOR_TOKEN}`,
      }),
    },
    body: entries.map(lineOf).join(''),
  });
  if (status >= 300) throw new Error(`The collector of the audit log answered ${status}`);
  await database.transaction((tx) => setSent(tx, { at: last.at, entry_id: last.id }));
  return entries.length;
}

const lineOf = ({ details, ...entry }: { details: string }) =>
  `${JSON.stringify({ ...entry, details: JSON.parse(details) as unknown })}\n`;
