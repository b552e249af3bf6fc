import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isNear } from '@board/contracts/search/near';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Environment } from './environment.ts';

export interface Config extends Omit<Environment, 'DATA_DIR' | 'SECRET_KEY' | 'BACKUP_KEY'> {
  DATA_DIR: string;
  /** Where a session lasts; the address of the database itself, if there is no pooler before it. */
  DATABASE_DIRECT_URL: string;
  /** 32 bytes. */
  SECRET_KEY: Buffer;
  /** 32 bytes, of what leaves the host. */
  BACKUP_KEY: Buffer | undefined;
}

/** A sentence for the person who starts the server; there is nothing to look up in a stack. */
export class StartError extends Error {}

/** Not for a terminal that others may look at. */
const isSecret = (name: string) =>
  /(?<!SESSION)_TOKENS?$|PASSWORD$|KEY$|HEADERS$|^SMTP_URL$|^DATABASE_.*URL$/.test(name);

export function readConfig(environment: Record<string, string | undefined>): Config {
  refuseMisspelt(environment);
  const values = readValues(environment);
  const dataDir = resolve(values.DATA_DIR);
  makeDataDir(dataDir);
  const SECRET_KEY = readSecretKey(values, dataDir);
  return {
    ...values,
    DATA_DIR: dataDir,
    DATABASE_DIRECT_URL: directUrl(values),
    SECRET_KEY,
    BACKUP_KEY: readBackupKey(values, SECRET_KEY),
  };
}

function readValues(environment: Record<string, string | undefined>): Environment {
  const validator = Compile(Environment);
  const values = Object.fromEntries(
    Object.entries(Environment.properties).map(([name, schema]) => {
      const given = environment[name]?.trim();
      return [name, given ? coerce(schema, given) : 'default' in schema ? schema.default : ''];
    }),
  );
  if (!validator.Check(values)) {
    const [error] = validator.Errors(values);
    const name = error?.instancePath.slice(1) ?? '';
    const wanted = (Environment.properties as Record<string, { description?: string }>)[name]
      ?.description;
    const rule = isBound(error?.keyword) ? error?.message : 'does not fit';
    const given = isSecret(name) ? 'what it is stays unsaid' : `it is '${environment[name]}'`;
    throw new StartError(`The variable ${name} ${rule} (${wanted}); ${given}.`);
  }
  return values;
}

/** Of these the words of the check say more than those of the variable. */
const isBound = (keyword = '') => ['type', 'minimum', 'maximum'].includes(keyword);

/** Shorter ones have neighbours that mean something else: HOST and HOME. */
const shortestMeant = 8;

/** A name that is nearly one of ours would be a setting that somebody believes in and nobody reads. */
function refuseMisspelt(environment: Record<string, string | undefined>): void {
  const known = Object.keys(Environment.properties);
  for (const name of Object.keys(environment)) {
    if (name.length < shortestMeant || known.includes(name)) continue;
    const near = known.find((other) => isNear(name, other));
    if (near) throw new StartError(`The variable ${name} is not known; ${near} is.`);
  }
}

function coerce(schema: TSchema, given: string): unknown {
  const choices = 'anyOf' in schema ? (schema.anyOf as TSchema[]) : [schema];
  const types = choices.map((each) => 'type' in each && each.type);
  if (types.includes('boolean')) {
    if (/^(1|true|on|yes)$/i.test(given)) return true;
    if (/^(0|false|off|no)$/i.test(given)) return false;
  }
  return types.includes('integer') && /^-?\d+$/.test(given) ? Number(given) : given;
}

function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = join(dataDir, '.writable');
    writeFileSync(probe, '');
  } catch {
    throw new StartError(
      `The data folder ${dataDir} cannot be written; choose another with DATA_DIR.`,
    );
  }
}

/** Not by `recursive`, which tries for ever where the system lets nobody make a folder, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function directUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): string {
  if (DATABASE_DIRECT_URL && !DATABASE_URL)
    throw new StartError(
      'DATABASE_DIRECT_URL goes beside DATABASE_URL, the address of the pooler; without a pooler DATABASE_URL is enough.',
    );
  return DATABASE_DIRECT_URL || DATABASE_URL;
}

function readSecretKey(values: Environment, dataDir: string): Buffer {
  if (values.SECRET_KEY) return decodeKey(values.SECRET_KEY, 'The variable SECRET_KEY');
  if (values.DATABASE_URL) {
    throw new StartError(
      'DATABASE_URL needs SECRET_KEY too, since several servers share what it encrypts; make one with: openssl rand -base64 32',
    );
  }
  const file = join(dataDir, 'secret.key');
  if (existsSync(file)) return decodeKey(readFileSync(file, 'utf8').trim(), `The file ${file}`);
  const key = randomBytes(32);
  writeFileSync(file, `${key.toString('base64')}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return key;
}

/** Without a store it opens files that are restored. */
function readBackupKey(values: Environment, secretKey: Buffer): Buffer | undefined {
  const { BACKUP_STORE, BACKUP_S3_ACCESS_KEY, BACKUP_S3_SECRET_KEY } = values;
  const isS3 = BACKUP_STORE.startsWith('http');
  if (!isS3 && (BACKUP_S3_ACCESS_KEY || BACKUP_S3_SECRET_KEY))
    throw new StartError(
      'BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY go beside BACKUP_STORE, the address of the bucket that they open.',
    );
  if (isS3 && !(BACKUP_S3_ACCESS_KEY && BACKUP_S3_SECRET_KEY))
    throw new StartError(
      'BACKUP_STORE is the address of an S3 store; it needs BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY too.',
    );
  if (BACKUP_STORE && !values.BACKUP_KEY)
    throw new StartError(
      'BACKUP_STORE needs BACKUP_KEY too, which encrypts what goes there; make one with: openssl rand -base64 32, and keep a copy of it elsewhere.',
    );
  if (!values.BACKUP_KEY) return undefined;
  const key = decodeKey(values.BACKUP_KEY, 'The variable BACKUP_KEY');
  if (key.equals(secretKey))
    throw new StartError('BACKUP_KEY must be another key than SECRET_KEY: it goes elsewhere.');
  return key;
}

/** Node's own reading of base64 passes over what is no letter of it. */
function decodeKey(text: string, what: string): Buffer {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (/^[\w+/-]{43}=?$/.test(text)) return Buffer.from(text, 'base64');
  throw new StartError(`${what} must hold 32 bytes in base64 or hex.`);
}
