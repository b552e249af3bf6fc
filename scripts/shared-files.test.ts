import { readFileSync } from 'node:fs';
import { statementFiles, timetableFiles } from '../shared/contracts/constants/imported-files.ts';

test('what the imports read can be shared from another app', () => {
  const manifest = JSON.parse(readFileSync('shell/src/public/manifest.webmanifest', 'utf8'));
  const { accept } = manifest.share_target.params.files[0];
  const read = `image/*,${timetableFiles},${statementFiles}`;
  expect(accept).toEqual(expect.arrayContaining(read.split(',')));
});
