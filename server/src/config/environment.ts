import { password } from '@board/contracts/constants/limits';
import { usualPatience } from '@board/federation/patience';
import { type Static, Type } from 'typebox';

const text = (fallback: string, description: string, pattern?: string) =>
  Type.String({ default: fallback, description, ...(pattern === undefined ? {} : { pattern }) });
const address = (description: string, pattern = '^(https?://.+)?$') =>
  Type.Refine(text('', description, pattern), (given) => given === '' || URL.canParse(given));
/** One or several, with commas between them. */
const several = (description: string, fits: (one: string) => boolean) =>
  Type.Refine(text('', description), (given) =>
    given === '' ? true : given.split(',').every((one) => fits(one.trim())),
  );
const isHostAndPort = (one: string): boolean =>
  /^[^\s/@]+:\d+$/.test(one) && URL.canParse(`http://${one}`);
const whole = (fallback: number, minimum: number, maximum: number, description: string) =>
  Type.Integer({ default: fallback, minimum, maximum, description });

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every variable that the server reads, with a default that suits a newcomer. */
export const Environment = Type.Object({
  PORT: whole(3000, 0, 65_535, 'Port; 0 takes a free one'),
  HOST: text('127.0.0.1', 'Address to listen on'),
  DATA_DIR: text('./data', 'Folder of the embedded database and of the key file'),
  DATABASE_URL: address('PostgreSQL; empty: SQLite in the data folder', '^(postgres(ql)?://.+)?$'),
  DATABASE_DIRECT_URL: address(
    'The same without the pooler, such as PgBouncer, that DATABASE_URL leads through',
    '^(postgres(ql)?://.+)?$',
  ),
  DATABASE_POOL: whole(10, 2, 500, 'Connections of one instance to PostgreSQL'),
  MB_PER_PERSON: whole(100, 1, 100_000, 'Of tasks and records that one person may keep'),
  PUBLIC_URL: address(
    'Address that people use, such as https://board.example.org',
    '^(https?://[^/?#@]+)?$',
  ),
  ADMIN_USERNAME: text('admin', 'Name of the first super administrator', '^[A-Za-z0-9_]{3,20}$'),
  ADMIN_PASSWORD: text('', 'His password; empty: a random one, printed once', '^(.{6,100})?$'),
  SECRET_KEY: text(
    '',
    'Encrypts stored secrets; 32 bytes in base64 or hex; empty: kept in the data folder',
  ),
  SMTP_URL: address(
    'Mail server, such as smtps://user:password@mail.example.org',
    '^(smtps?://.+)?$',
  ),
  EDU_DEFAULT_API_PATH: address('Prefilled address of the education system'),
  AI_BASE_URL: address('Prefilled address of the AI provider'),
  OUTBOUND_ALLOW: several(
    'Private host:port, comma-separated, for what the operator and administrators enter',
    isHostAndPort,
  ),
  OUTBOUND_ALLOW_PEOPLE: several(
    'Private host:port, comma-separated, for what anybody types, such as a calendar',
    isHostAndPort,
  ),
  REGISTRATIONS_PER_HOUR: whole(20, 1, 1_000_000, 'Registrations from one address'),
  PASSWORD_MIN_LENGTH: whole(password.min, password.min, password.max, 'Shortest password'),
  REFUSE_WEAK_PASSWORDS: Type.Boolean({
    default: false,
    description: 'Refuse students, too, what is guessed first; all others are refused it always',
  }),
  PWNED_PASSWORDS_URL: address(
    'Where leaked passwords are known, such as https://api.pwnedpasswords.com/range',
  ),
  SESSION_TOKENS: Type.Enum(['page', 'cookie'], {
    default: 'page',
    description: 'Where browsers keep a session: page, or cookie, which no script can read',
  }),
  TRUST_PROXY: Type.Union([Type.Boolean(), Type.Integer({ minimum: 1, maximum: 9 })], {
    default: false,
    description: 'Believe X-Forwarded-For of the proxy in front; a number where there are several',
  }),
  REMOTE_ORIGINS: several(
    'Other origins that remotes may come from, comma-separated',
    (one) => /^https?:\/\/[\w.:[\]-]+$/.test(one) && URL.canParse(one),
  ),
  REMOTE_PATIENCE: whole(
    usualPatience,
    1,
    600,
    'Seconds that a page waits for a remote before the others go on without it',
  ),
  DEPLOY_TOKENS: several('remote:token, comma-separated, to bootstrap deployments', (one) =>
    /^[a-z][a-z0-9-]*:\S+$/.test(one),
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
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    'Collector of OpenTelemetry, by HTTP in JSON, such as http://127.0.0.1:4318',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: several(
    'name=value, comma-separated, sent to it; a % in a value is written as %25',
    (one) => /^[\w-]+=([^\s%]|%[0-9a-f]{2})+$/i.test(one),
  ),
  OTEL_SERVICE_NAME: text('board', 'What it knows the server by'),
  AUDIT_COLLECTOR_URL: address('Where the audit log is sent, as JSON lines by POST'),
  AUDIT_COLLECTOR_TOKEN: text('', 'Bearer token that it is sent with', '^(\\S{8,})?$'),
  BACKUP_STORE: address(
    'Where backups are copied to: an S3 bucket (https://host/bucket), or file:///folder',
    '^(https?://[^\\s/?#@]+(/[^\\s/?#]+)?/?|file:///[^?#]+)?$',
  ),
  BACKUP_S3_ACCESS_KEY: text('', 'Access key of the S3 store', '^(\\S+)?$'),
  BACKUP_S3_SECRET_KEY: text('', 'Secret key of the S3 store', '^(\\S+)?$'),
  BACKUP_S3_REGION: text('us-east-1', 'Region of the S3 store', '^[\\w-]+$'),
  BACKUP_KEY: text('', 'Encrypts what is copied to the store; 32 bytes in base64 or hex'),
  LOG_LEVEL: Type.Enum(levels, {
    default: 'info',
    description: `Least level of log lines: ${levels.join(', ')}`,
  }),
  LOG_ADDRESSES: Type.Boolean({
    default: false,
    description: 'Write where requests come from into the log, beside whose they are',
  }),
});
export type Environment = Static<typeof Environment>;
