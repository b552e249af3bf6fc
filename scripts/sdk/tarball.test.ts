import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tarballOf } from './tarball.ts';

const deep = `${'a-long-folder/'.repeat(9)}file.js`;
const files = new Map([
  ['src/index.js', Buffer.from('export {};\n')],
  ['bin/board.js', Buffer.from('#!/usr/bin/env node\n')],
  [deep, Buffer.alloc(512, 'x')],
  ['empty.json', Buffer.alloc(0)],
]);

test('what goes in comes out, deep paths and programs too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'board-tarball-'));
  try {
    writeFileSync(join(folder, 'sample.tgz'), tarballOf(files));
    execFileSync('tar', ['-xzf', 'sample.tgz'], { cwd: folder });
    for (const [path, content] of files)
      expect(readFileSync(join(folder, 'package', path))).toEqual(content);
    expect(statSync(join(folder, 'package/bin/board.js')).mode & 0o111).not.toBe(0);
    expect(statSync(join(folder, 'package/src/index.js')).mode & 0o111).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the same files are the same bytes, in whatever order they came', () => {
  const turned = new Map([...files].toReversed());
  expect(tarballOf(turned)).toEqual(tarballOf(files));
});

test('a path that no tarball can hold is said', () => {
  const path = `${'x'.repeat(101)}.js`;
  expect(() => tarballOf(new Map([[path, Buffer.alloc(0)]]))).toThrow('too long a path');
});
