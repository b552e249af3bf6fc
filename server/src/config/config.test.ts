import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';

describe('configuration', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'board-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('suits a newcomer without a single variable, and keeps its key', () => {
    const first = readConfig({ DATA_DIR: folder });
    expect(first).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      REGISTRATIONS_PER_HOUR: 20,
    });
    expect(readConfig({ DATA_DIR: folder }).SECRET_KEY).toEqual(first.SECRET_KEY);
    expect(statSync(join(folder, 'secret.key')).mode & 0o077).toBe(0);
  });

  it('stops with one sentence that names the variable', () => {
    const read = (variables: Record<string, string>) => () =>
      readConfig({ DATA_DIR: folder, ...variables });
    expect(read({ PORT: 'abc' })).toThrow(/^The variable PORT .*'abc'\.$/);
    expect(read({ PORT: '70000' })).toThrow('PORT');
    expect(read({ DATABASE_URL: 'mysql://x' })).toThrow('DATABASE_URL');
    expect(read({ TRUST_PROXY: 'perhaps' })).toThrow('TRUST_PROXY');
    expect(read({ TRUST_PROXY: '12' })).toThrow('TRUST_PROXY');
    expect(['on', '1', '2', 'no'].map((said) => read({ TRUST_PROXY: said })().TRUST_PROXY)).toEqual(
      [true, true, 2, false],
    );
    expect(read({ SECRET_KEY: 'short' })).toThrow('32 bytes');
    expect(read({ OUTBOUND_ALLOW: 'foo' })).toThrow(
      "The variable OUTBOUND_ALLOW does not fit (Private host:port, comma-separated, for what the operator and administrators enter); it is 'foo'.",
    );
    expect(read({ OUTBOUND_ALLOW: 'localhost:1234,localhost:99999' })).toThrow('OUTBOUND_ALLOW');
    expect(read({ OUTBOUND_ALLOW_PEOPLE: 'foo' })).toThrow('OUTBOUND_ALLOW_PEOPLE');
    expect(read({ OUTBOUND_ALLOW: 'localhost:1234, [::1]:80' })).not.toThrow();
    expect(read({ REMOTE_ORIGINS: 'not-an-origin' })).toThrow('REMOTE_ORIGINS');
    expect(read({ REMOTE_ORIGINS: 'https://a.example.org,http://[::1]:8080' })).not.toThrow();
    expect(read({ DEPLOY_TOKENS: 'finance' })).toThrow('DEPLOY_TOKENS');
    expect(read({ PUBLIC_URL: 'https://board example.org' })).toThrow('PUBLIC_URL');
    expect(read({ AI_BASE_URL: 'https://:x' })).toThrow('AI_BASE_URL');
    expect(read({ LOG_LEVEL: 'loud' })).toThrow('trace, debug, info');
    expect(read({ DATABASE_URL: 'postgres://x/y' })).toThrow('needs SECRET_KEY');
    expect(read({ DATABASE_DIRECT_URL: 'postgres://x/y' })).toThrow('goes beside DATABASE_URL');
  });

  it('takes a store for backups whole or not at all', () => {
    const read = (variables: Record<string, string>) => () =>
      readConfig({ DATA_DIR: folder, ...variables });
    const key = Buffer.alloc(32, 3);
    const opened = { BACKUP_S3_ACCESS_KEY: 'id', BACKUP_S3_SECRET_KEY: 'secret' };
    const bucket = { BACKUP_STORE: 'https://s3.example.org/board', ...opened };
    const whole = { ...bucket, BACKUP_KEY: key.toString('base64') };
    expect(read(whole)()).toMatchObject({ BACKUP_KEY: key, BACKUP_S3_REGION: 'us-east-1' });
    expect(read({ BACKUP_KEY: key.toString('hex') })().BACKUP_KEY).toEqual(key);
    expect(read({})().BACKUP_KEY).toBeUndefined();
    const mount = { BACKUP_STORE: 'file:///mnt/backups', BACKUP_KEY: whole.BACKUP_KEY };
    expect(read(mount)).not.toThrow();
    expect(read({ ...whole, BACKUP_STORE: 'https://board.s3.example.org' })).not.toThrow();
    expect(read({ ...whole, BACKUP_STORE: 'https://s3.example.org/a/b' })).toThrow('BACKUP_STORE');
    expect(read({ ...whole, BACKUP_STORE: 's3://board' })).toThrow('https://host/bucket');
    expect(read({ ...mount, BACKUP_STORE: '/mnt/backups' })).toThrow('file:///folder');
    expect(read(bucket)).toThrow(/^BACKUP_STORE needs BACKUP_KEY too/);
    expect(read({ ...whole, BACKUP_S3_SECRET_KEY: '' })).toThrow('needs BACKUP_S3_ACCESS_KEY and');
    expect(read({ ...mount, ...opened })).toThrow('go beside BACKUP_STORE');
    expect(read(opened)).toThrow('go beside BACKUP_STORE');
    expect(read({ ...whole, BACKUP_KEY: 'short' })).toThrow(
      'The variable BACKUP_KEY must hold 32 bytes in base64 or hex.',
    );
    const same = { SECRET_KEY: whole.BACKUP_KEY, BACKUP_KEY: whole.BACKUP_KEY };
    expect(read(same)).toThrow('another key than SECRET_KEY');
    expect(read({ ...whole, BACKUP_S3_SECRET_KEY: 'two words' })).toThrow(/stays unsaid\.$/);
  });

  it.each([
    ['METRICS_TOKEN', 'known', 'stays unsaid'],
    ['DATABASE_URL', 'mysql://known', 'stays unsaid'],
    ['DATABASE_POOL', '0', "it is '0'"],
    ['SESSION_TOKENS', 'cookies', "it is 'cookies'"],
  ])('says what %s is only where it is no secret', (name, value, said) => {
    expect(() => readConfig({ DATA_DIR: folder, [name]: value })).toThrow(said);
  });

  it.each(['authorization=100%', 'authorization='])('refuses the header %s', (header) => {
    const read = () => readConfig({ DATA_DIR: folder, OTEL_EXPORTER_OTLP_HEADERS: header });
    expect(read).toThrow('OTEL_EXPORTER_OTLP_HEADERS');
  });

  it('takes a key with stray signs for none', () => {
    const key = randomBytes(32).toString('base64');
    const read = (SECRET_KEY: string) => readConfig({ DATA_DIR: folder, SECRET_KEY }).SECRET_KEY;
    expect(read(key)).toEqual(Buffer.from(key, 'base64'));
    expect(() => read(`!!!!${key}`)).toThrow('32 bytes');
  });

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['TRUST_PROXIES', undefined],
    ['HOME', undefined],
    ['DATABASE_PORT', undefined],
    ['REMOTE_ORIGIN', 'REMOTE_ORIGINS'],
  ])('takes %s for %s', (name, meant) => {
    const read = () => readConfig({ DATA_DIR: folder, [name]: 'x' });
    if (meant) expect(read).toThrow(`The variable ${name} is not known; ${meant} is.`);
    else expect(read).not.toThrow();
  });

  it('is checked without a start', () => {
    const check = (variables: Record<string, string>) => {
      const program = join(import.meta.dirname, '../check-config.ts');
      const env = { DATA_DIR: folder, ...variables };
      return spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
    };
    const good = check({ PORT: '0' });
    expect([good.status, good.stdout]).toEqual([
      0,
      `Every variable fits. The database is SQLite in ${folder}.\n`,
    ]);
    const bad = check({ METRICS_TOKENS: 'x' });
    expect([bad.status, bad.stderr]).toEqual([
      1,
      'The variable METRICS_TOKENS is not known; METRICS_TOKEN is.\n',
    ]);
  });

  it('says so when the data folder is none', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => readConfig({ DATA_DIR: file })).toThrow(/^The data folder .* cannot be written/);
    expect(() => readConfig({ DATA_DIR: '/proc/nowhere/data' })).toThrow('cannot be written');
  });
});
