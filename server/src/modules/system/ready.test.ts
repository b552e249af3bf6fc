import type { StatsFs } from 'node:fs';
import fs from 'node:fs/promises';
import { getReady } from '@board/contracts/calls/system';
import { describeOnEngines } from '../../testing/engines.ts';
import { startTestApp } from '../../testing/test-app.ts';

describeOnEngines('a server', (engine) => {
  it('is not ready while its disk is full, and says what it is', async () => {
    const board = await startTestApp({ engine });
    const disk = jest.spyOn(fs, 'statfs');
    const left = (bavail: number) =>
      disk.mockResolvedValue({ blocks: 100_000, bfree: bavail, bavail, bsize: 4_096 } as StatsFs);
    left(50_000);
    expect((await board.anybody.call(getReady, {})).body.status).toBe('ready');
    left(10);
    const { status, body } = await board.anybody.refused(getReady, {});
    expect([status, body.code]).toEqual([503, 'server.disk_full']);
    disk.mockRestore();
    await board.close();
  });
});
