import { password } from '@board/contracts/constants/limits';
import { usualPatience } from '@board/federation/patience';
import { type Static, Type } from 'typebox';

const text = (fallback: string, description: string, pattern?: string) =>
  Type.String({ default: fallback, description, ...(pattern === undefined ? {} : { pattern }) });
/** One or several, with commas between them. */
const several = (one: string, description: string) =>
  text('', description, `^(${one}(\\s*,\\s*${one})*)?$`);
const whole = (fallback: number, minimum: number, maximum: number, description: string) =>
  Type.Integer({ default: fallback, minimum, maximum, description });

/** Every variable that the server reads, with a default that suits a newcomer. */
export const Environment = Type.Object({
  PORT: whole(3000, 0, 65_535, 'Port; 0 takes a free one'),
  HOST: text('127.0.0.1', 'Address to listen on'),
  DATA_DIR: text('./data', 'Folder of the embedded database and of the key file'),
  DATABASE_URL: text('', 'PostgreSQL; empty: SQLite in the data folder', '^(postgres(ql)?://.+)?$'),
  DATABASE_POOL: whole(10, 2, 500, 'Connections of one instance to PostgreSQL'),
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
  OUTBOUND_ALLOW: several(
    '[^\\s,/]+:\\d{1,5}',
    'host:port, comma-separated, that may be reached although private',
  ),
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
  REMOTE_ORIGINS: several(
    'https?://[\\w.:[\\]-]+',
    'Other origins that remotes may come from, comma-separated',
  ),
  REMOTE_PATIENCE: whole(
    usualPatience,
    1,
    600,
    'Seconds that a page waits for a remote before the others go on without it',
  ),
  DEPLOY_TOKENS: several(
    '[a-z][a-z0-9-]*:[^\\s,]+',
    'remote:token, comma-separated, to bootstrap deployments',
  ),
  SDK_TOKEN: text(
    '',
    'Bearer token that opens /npm; empty: the packages for teams are open to everybody',
    '^(\\S{16,200})?$',
  ),
  METRICS_TOKEN: text(
    '',
    'Bearer token that opens /metrics, of 8 characters or more',
    '^(\\S{8,})?$',
  ),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'Least level of log lines',
  }),
});
export type Environment = Static<typeof Environment>;
