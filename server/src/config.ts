import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { password } from '@board/contracts/constants/limits';
import { usualPatience } from '@board/federation/patience';
import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const text = (fallback: string, description: string, pattern?: string) =>
  Type.String({ default: fallback, description, ...(pattern === undefined ? {} : { pattern }) });
const whole = (fallback: number, minimum: number, maximum: number, description: string) =>
  Type.Integer({ default: fallback, minimum, maximum, description });

/** Every variable that the server reads, with a default that suits a newcomer. */
export const Environment = Type.Object({
  PORT: whole(3000, 0, 65_535, 'Port; 0 takes a free one'),
  HOST: text('127.0.0.1', 'Address to listen on'),
  DATA_DIR: text('./data', 'Folder of the embedded database and of the key file'),
  DATABASE_URL: text('', 'PostgreSQL; empty: SQLite in the data folder', '^(postgres(ql)?://.+)?$'),
  PUBLIC_URL: text(
    '',
    'Address that people use, such as https://board.example.org',
    '^(https?://[^/]+)?$',
  ),
  ADMIN_USERNAME: text('admin', 'Name of the first super administrator', '^[A-Za-z0-9_]{3,20}$'),
  ADMIN_PASSWORD: text('', 'His password; empty: a random one, printed once', '^(.{6,100})?$'),
  SECRET_KEY: text(
    '',
    'Encrypts stored secrets; 32 bytes in base64 or hex; empty: kept in the data folder',
  ),
  SMTP_URL: text(
    '',
    'Mail server, such as smtps://user:password@mail.example.org',
    '^(smtps?://.+)?$',
  ),
  EDU_DEFAULT_API_PATH: text('', 'Prefilled address of the education system', '^(https?://.+)?$'),
  AI_BASE_URL: text('', 'Prefilled address of the AI provider', '^(https?://.+)?$'),
  OUTBOUND_ALLOW: text('', 'host:port, comma-separated, that may be reached although private'),
  REGISTRATIONS_PER_HOUR: whole(20, 1, 1_000_000, 'Registrations from one address'),
  PASSWORD_MIN_LENGTH: whole(password.min, password.min, password.max, 'Shortest password'),
  REFUSE_WEAK_PASSWORDS: Type.Boolean({
    default: false,
    description: 'Refuse students, too, what is guessed first; all others are refused it always',
  }),
  PWNED_PASSWORDS_URL: text(
    '',
    'Where leaked passwords are known, such as https://api.pwnedpasswords.com/range',
    '^(https?://.+)?$',
  ),
  TRUST_PROXY: Type.Boolean({
    default: false,
    description: 'Believe X-Forwarded-For of a proxy in front',
  }),
  REMOTE_ORIGINS: text('', 'Other origins that remotes may come from, comma-separated'),
  REMOTE_PATIENCE: whole(
    usualPatience,
    1,
    600,
    'Seconds that a page waits for a remote before the others go on without it',
  ),
  DEPLOY_TOKENS: text('', 'remote:token, comma-separated, to bootstrap deployments'),
  SDK_TOKEN: text(
    '',
    'Bearer token that opens /npm; empty: the packages for teams are open to everybody',
    '^(\\S{16,200})?$',
  ),
  METRICS_TOKEN: text('', 'Bearer token that opens /metrics'),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'Least level of log lines',
  }),
});
type Environment = Static<typeof Environment>;

export interface Config extends Omit<Environment, 'DATA_DIR' | 'SECRET_KEY'> {
  DATA_DIR: string;
  /** 32 bytes. */
  SECRET_KEY: Buffer;
}

/** A sentence for the person who starts the server; there is nothing to look up in a stack. */
export class StartError extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const values = readValues(environment);
  const dataDir = resolve(values.DATA_DIR);
  makeDataDir(dataDir);
  return { ...values, DATA_DIR: dataDir, SECRET_KEY: readSecretKey(values, dataDir) };
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
    throw new StartError(
      `The variable ${name} ${error?.message} (${wanted}); it is '${environment[name]}'.`,
    );
  }
  return values;
}

function coerce(schema: TSchema, given: string): unknown {
  const type = 'type' in schema ? schema.type : 'string';
  if (type === 'integer') return /^-?\d+$/.test(given) ? Number(given) : given;
  if (type === 'boolean') {
    if (/^(1|true|on|yes)$/i.test(given)) return true;
    if (/^(0|false|off|no)$/i.test(given)) return false;
  }
  return given;
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    const probe = join(dataDir, '.writable');
    writeFileSync(probe, '');
  } catch {
    throw new StartError(
      `The data folder ${dataDir} cannot be written; choose another with DATA_DIR.`,
    );
  }
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

function decodeKey(text: string, what: string): Buffer {
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (key.length !== 32) throw new StartError(`${what} must hold 32 bytes in base64 or hex.`);
  return key;
}
