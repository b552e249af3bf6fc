import { detailsInWords } from './details-in-words.ts';

const words: Record<string, string> = { username: 'Name', role: 'Role', student: 'Student' };

test.each([
  ['{"username":"lin","role":"student"}', 'Name: lin, Role: Student'],
  ['{"roles":["teacher"],"on":true}', 'roles: teacher, on: ✓'],
  ['{"before":"student","after":"teacher"}', 'Student → teacher'],
  ['{"before":null,"after":"2026-12-31"}', '– → 2026-12-31'],
  [
    '{"before":{"username":"lin","email":"a@b.c"},"after":{"username":"lin2","email":"a@b.c"},"by":"school"}',
    'Name: lin → lin2, by: school',
  ],
  ['{"name":"student"}', 'name: student'],
  ['{}', ''],
  ['by hand', 'by hand'],
  ['7', '7'],
])('%s is said as "%s"', (details, said) => {
  expect(detailsInWords(details, (word) => words[word] ?? word)).toBe(said);
});
