import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from '../given.ts';
import { damageAndRefuse } from './backup/damage.ts';
import { restoreElsewhere } from './backup/restore-elsewhere.ts';
import { writeAndBackUp } from './backup/write-and-back-up.ts';
import { chosenEngines, type Engine, proveOn } from './running/place.ts';

/** Backs up while people write, restores into both engines, and hands over damaged files. */
const { backups, damages, engines } = given({
  backups: 5,
  damages: 200,
  engines: 'sqlite,postgres',
});

async function prove(engine: Engine): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'board-prove-backup-'));
  const findings: string[] = [];
  const lines: string[] = [];
  try {
    const { taken, written, findings: meanwhile } = await writeAndBackUp(engine, backups, folder);
    findings.push(...meanwhile);
    if (written === 0) findings.push('nothing was written');
    lines.push(`${engine}: ${taken.length} backups during ${written} acknowledged writes`);
    for (const target of chosenEngines(engines)) {
      const outcome = await restoreElsewhere(target, taken);
      findings.push(...outcome.findings);
      lines.push(
        `  restored into ${target}: ${outcome.rows} rows in ${outcome.tables} tables compared, all equal in ${outcome.equal} of ${taken.length}`,
      );
    }
    const last = taken.at(-1);
    if (last) {
      const damaged = await damageAndRefuse(last.path, damages, folder);
      findings.push(...damaged.findings);
      lines.push(`  damaged files refused: ${damaged.refused} of ${damaged.tried}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  lines.push(`  lost, unequal or accepted: ${findings.length}`, ...findings.slice(0, 20), '');
  process.stdout.write(lines.join('\n'));
  return findings.length === 0;
}

await proveOn(engines, prove);
