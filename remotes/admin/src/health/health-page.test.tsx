import { getHealthOfServers, type Health, listJobs } from '@board/contracts/calls/admin';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, within } from '@testing-library/react';
import en from '../messages/en.json';
import zh from '../messages/zh-CN.json';
import { HealthPage } from './health-page.tsx';

const messages = { namespace: 'admin', catalogs: { en, 'zh-CN': zh } };
const quiet = { instances: 2, errors: 0, remote_errors: 0, failed_jobs: 0, busy: 1, waiting: 0 };
const sample = (at: string, requests: number, disk_free: number) => ({
  ...{ ...quiet, at, requests, loop_ms: 21, streams: 40, disk_free },
});
const busy: Health = {
  since: '2026-11-17T04:00:00.000Z',
  samples: [
    sample('2026-11-18T03:55:00.000Z', 900, 9e9),
    sample('2026-11-18T04:00:00.000Z', 300, 12e9),
  ],
  jobs: [{ kind: 'backup', state: 'ready', jobs: 1, due: '2026-11-18T03:00:00.000Z' }],
  last_backup: '2026-11-17T19:00:00.000Z',
};

function show(health: Health, locale: 'en' | 'zh-CN' = 'en') {
  const pagination = { page: 1, limit: 10, total: 0, total_pages: 0 };
  mockApi()
    .on(getHealthOfServers, () => health)
    .on(listJobs, () => ({
      items: [],
      pagination: { ...pagination, has_next: false, has_prev: false },
    }));
  return renderBoard(<HealthPage />, { messages, locale });
}

it('says of each measure what it is, and when it was worst', async () => {
  show(busy);
  const day = await screen.findByRole('region', { name: 'The last 24 hours' });
  const lines = within(day)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Requests300At most 900, at \d\d:55$/);
  expect(lines).toContainEqual(expect.stringMatching(/^Free disk12 GBAt least 9 GB, at \d\d:55$/));
  expect(lines).toContain('Failed answers0None');
  expect(day).toHaveTextContent('2 instances together');
  expect(day).toHaveTextContent(/Last backup: .*2026/);
});

it('shows what is due, in Chinese too', async () => {
  show(busy, 'zh-CN');
  const jobs = await screen.findByRole('table', { name: '到期与失败的任务' });
  expect(within(jobs).getByRole('row', { name: /备份.*等待中/ })).toBeVisible();
});

it('says when the first figures come, and that there is no backup', async () => {
  show({ ...busy, samples: [], last_backup: null });
  expect(await screen.findByText(/within five minutes of the start/)).toBeVisible();
  expect(screen.getByText(/no backup/)).toBeVisible();
});
