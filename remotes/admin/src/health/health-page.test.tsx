import {
  type BackupOutcome,
  getHealthOfServers,
  type Health,
  listJobs,
} from '@board/contracts/calls/admin';
import { mockApi, pageOf, renderBoard } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import en from '../messages/en.json';
import zh from '../messages/zh-CN.json';
import { HealthPage } from './health-page.tsx';

const messages = { namespace: 'admin', catalogs: { en, 'zh-CN': zh } };
const quiet = { instances: 2, errors: 0, remote_errors: 0, failed_jobs: 0, busy: 1, waiting: 0 };
const sample = (at: string, requests: number, disk_free: number) => ({
  ...{ ...quiet, at, requests, loop_ms: 21, streams: 40, disk_free },
});
const refused = { reason: '550 unknown address', jobs: 3 };
const busy: Health = {
  since: '2026-11-17T04:00:00.000Z',
  samples: [
    sample('2026-11-18T03:55:00.000Z', 900, 9e9),
    sample('2026-11-18T04:00:00.000Z', 300, 12e9),
  ],
  jobs: [{ kind: 'backup', state: 'ready', jobs: 1, due: '2026-11-18T03:00:00.000Z' }],
  slow: [{ shape: 'select id from tasks', times: 1_200, slowest_ms: 2_300, p95_ms: 20 }],
  outgoing: [
    { kind: 'mail.send', sent: 41, failed: 9, waiting: 2, dead: 1, reasons: [refused] },
    { kind: 'notifications.push', sent: 7, failed: 0, waiting: 0, dead: 0, reasons: [] },
  ],
  last_backup: '2026-11-17T19:00:00.000Z',
  copies: true,
  last_copy: null,
  last_drill: null,
};
const tried: BackupOutcome = {
  at: '2026-11-15T20:00:00.000Z',
  backup: 'board-2026-11-15T190000Z-auto.jsonl.gz',
  rows: 12_345,
  ms: 2_100,
  failure: null,
  succeeded_at: '2026-11-15T20:00:00.000Z',
};

function show(health: Health, locale: 'en' | 'zh-CN' = 'en') {
  mockApi()
    .on(getHealthOfServers, () => health)
    .on(listJobs, () => pageOf([]));
  return renderBoard(<HealthPage />, { messages, locale });
}

it('says of each measure what it is, and when it was worst', async () => {
  show(busy);
  const day = await screen.findByRole('region', { name: 'The last 24 hours' });
  const lines = within(day)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Requests300Peak 900, at \d\d:55$/);
  expect(lines).toContainEqual(expect.stringMatching(/^Free disk12 GBLowest 9 GB, at \d\d:55$/));
  expect(lines).toContain('Failed responses0None');
  expect(day).toHaveTextContent('2 instances together');
});

it('shows what is due, in Chinese too', async () => {
  show(busy, 'zh-CN');
  const jobs = await screen.findByRole('table', { name: '到期与失败的任务' });
  expect(within(jobs).getByRole('row', { name: /备份.*等待中/ })).toBeVisible();
});

it('says what was slow, and how often', async () => {
  show(busy);
  const slow = await screen.findByRole('table', { name: 'Slow queries' });
  const row = within(slow).getByRole('row', { name: /select id from tasks/ });
  expect(row).toHaveTextContent(/1,200.*20 ms.*2,300 ms/);
});

it('says that nothing was slow, in Chinese too', async () => {
  show({ ...busy, slow: [] }, 'zh-CN');
  expect(await screen.findByText('没有达到 100 毫秒的查询')).toBeVisible();
});

it('says what was mailed, what waits, and why what failed did', async () => {
  show(busy);
  const told = await screen.findByRole('table', { name: 'Mail and push' });
  expect(within(told).getByRole('row', { name: /Mail/ })).toHaveTextContent(/41.*9.*2.*1/);
  expect(screen.getByText('Mail, 3 times: 550 unknown address')).toBeVisible();
});

it('says when the first figures come, and that there is no backup', async () => {
  show({ ...busy, samples: [], last_backup: null });
  expect(await screen.findByText(/within five minutes of the start/)).toBeVisible();
  expect(screen.getByText(/no backup/)).toBeVisible();
});

it('says that backups are elsewhere too, and could be restored', async () => {
  show({ ...busy, last_copy: tried, last_drill: tried });
  const backups = await screen.findByRole('region', { name: 'Backups' });
  expect(backups).toHaveTextContent(/Last backup: .*2026/);
  expect(backups).toHaveTextContent(/Copied off the host: .*2026/);
  expect(backups).toHaveTextContent(/Test restore: .*-auto.*12,345 rows in 2,100 ms/);
});

it('says why a copy or a restore failed, and when it last went well', async () => {
  const failed = { ...tried, failure: 'The encrypted file is cut off' };
  show({ ...busy, last_copy: { ...failed, succeeded_at: null }, last_drill: failed });
  const backups = await screen.findByRole('region', { name: 'Backups' });
  expect(backups).toHaveTextContent(
    /The copy off the host failed on .*: The encrypted file is cut/,
  );
  expect(backups).toHaveTextContent(/Restoring board-.* failed on .*It last went well on/);
});

it('says what has not been done yet, in Chinese too', async () => {
  show({ ...busy, copies: false }, 'zh-CN');
  const backups = await screen.findByRole('region', { name: '备份' });
  expect(backups).toHaveTextContent(/未设置 BACKUP_STORE/);
  expect(backups).toHaveTextContent(/还没有做过恢复演练/);
});
