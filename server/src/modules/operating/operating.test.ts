import fs from 'node:fs/promises';
import { getServerInfo } from '@board/contracts/calls/admin';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { formatUptime } from './server-info/format-uptime.ts';

test('a time of running in its two largest units', () => {
  expect(formatUptime(3_564_000, 'en')).toBe('41 days, 6 hours');
  expect(formatUptime(3_564_000, 'zh-CN')).toBe('41天 6小时');
  expect(formatUptime(0, 'en')).toBe('0 seconds');
  expect(formatUptime(86_400, 'en')).toBe('1 day');
  expect(formatUptime(86_459, 'en')).toBe('1 day');
  expect(formatUptime(61, 'en')).toBe('1 minute, 1 second');
});

describeOnEngines('operating', (engine) => {
  const board = boardForAll(() => ({ environment: { METRICS_TOKEN: 'scrape-me' } }));

  it('tells how full the machine is', async () => {
    const admin = await board.asAdmin();
    const { body } = await admin.call(getServerInfo, {});
    for (const { usage_percent } of Object.values(body.resources)) {
      expect(usage_percent).toBeGreaterThanOrEqual(0);
      expect(usage_percent).toBeLessThanOrEqual(100);
    }
    expect(body.resources.memory.usage_percent).toBeGreaterThan(0);
    expect(body.uptime.formatted).toMatch(/second|minute|hour/);
    expect(body.database).toBe(engine);
    const lin = await board.asUser();
    expect((await lin.refused(getServerInfo, {})).status).toBe(403);
  });

  it('shows metrics to its token and to admins, and to nobody else', async () => {
    const ask = (token?: string) =>
      board.anybody.send(
        'GET',
        '/metrics',
        undefined,
        token ? { authorization: `Bearer ${token}` } : {},
      );
    const lin = await board.asUser();
    const admin = await board.asAdmin();
    expect((await ask()).statusCode).toBe(401);
    expect((await ask('scrape-you')).statusCode).toBe(401);
    expect((await ask(lin.token)).statusCode).toBe(403);
    expect((await ask(admin.token)).statusCode).toBe(200);
    await admin.send('GET', '/api/tasks?limit=5');
    const { body, headers } = await ask('scrape-me');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toContain('board_database_up 1');
    expect(body).toMatch(
      /board_request_duration_seconds_count\{method="GET",route="\/api\/tasks",status="200"\} 1/,
    );
    const samples = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const line of samples) expect(line).toMatch(/^[a-z_\d]+(\{[^}]*\})? [-+.\de]+$/);
  });

  it('shows all other metrics where the disk cannot be asked', async () => {
    const disk = jest.spyOn(fs, 'statfs').mockRejectedValue(new Error('Not of this file system'));
    const authorization = 'Bearer scrape-me';
    const { statusCode, body } = await board.anybody.send('GET', '/metrics', undefined, {
      authorization,
    });
    disk.mockRestore();
    expect(statusCode).toBe(200);
    expect(body).toContain('board_database_up 1');
    expect(body).toContain('process_uptime_seconds');
    expect(body).not.toContain('board_disk_free_bytes');
  });
});
