import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  DamagedSnapshot,
  verifySnapshot,
} from '../../../server/src/database/snapshots/read-snapshot.ts';

/** The head of gzip holds a time and the name of a system, which say nothing of the content. */
const gzipHead = 10;

type Damage = (bytes: Buffer) => Buffer;

const kinds: Record<string, Damage> = {
  'a bit turned': (bytes) => {
    const copy = Buffer.from(bytes);
    const place = gzipHead + Math.floor(Math.random() * (copy.length - gzipHead));
    copy[place] = (copy[place] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
    return copy;
  },
  'cut off': (bytes) => bytes.subarray(0, Math.floor(Math.random() * bytes.length)),
  'a character changed inside': (bytes) => {
    const text = gunzipSync(bytes);
    const place = Math.floor(Math.random() * text.length);
    text[place] = text[place] === 0x37 ? 0x38 : 0x37;
    return gzipSync(text);
  },
  'a line left out': (bytes) => {
    const lines = gunzipSync(bytes).toString('utf8').trimEnd().split('\n');
    lines.splice(Math.floor(Math.random() * lines.length), 1);
    return gzipSync(`${lines.join('\n')}\n`);
  },
};

/** Each is to be refused by name; what passes is a finding. */
export async function damageAndRefuse(path: string, times: number, folder: string) {
  const whole = readFileSync(path);
  const file = join(folder, 'damaged.jsonl.gz');
  const findings: string[] = [];
  let refused = 0;
  for (let tried = 0; tried < times; tried += 1) {
    const [name = '', damage] = Object.entries(kinds)[tried % Object.keys(kinds).length] ?? [];
    const damaged = damage?.(whole) ?? whole;
    writeFileSync(file, damaged);
    const outcome = await verifySnapshot(file).then(
      () => 'accepted',
      (error: unknown) => (error instanceof DamagedSnapshot ? 'refused' : String(error)),
    );
    if (outcome === 'refused') refused += 1;
    else findings.push(`${name}: ${outcome}`);
  }
  return { tried: times, refused, findings };
}
