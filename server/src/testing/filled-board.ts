import { join } from 'node:path';
import { createBackup } from '@board/contracts/calls/backups';
import { createTask } from '@board/contracts/calls/tasks';
import type { SignedIn, TestApp } from './test-app.ts';

/** Somebody with twenty tasks and a picture. */
export async function fillBoard(board: TestApp): Promise<void> {
  const lin = await board.asUser();
  for (let sheet = 1; sheet <= 20; sheet += 1) {
    await lin.call(createTask, { body: { title: `线性代数 ${sheet} "x"`, date: '2026-11-18' } });
  }
  const { services } = board;
  await services.database.transaction((tx) =>
    tx.query
      .insertInto('avatars')
      .values({ user_id: lin.user.id, hash: 'h', picture: Buffer.from([0, 255, 10, 13]) })
      .execute(),
  );
}

export const backupPath = (board: TestApp, name: string) =>
  join(board.services.config.DATA_DIR, 'backups', name);

/** A backup made by hand, a second after the one before; answers where it lies. */
export async function backUp(board: TestApp, chief: SignedIn): Promise<string> {
  board.clock.advance(1000);
  const { body } = await chief.call(createBackup, {});
  return backupPath(board, body.name);
}
