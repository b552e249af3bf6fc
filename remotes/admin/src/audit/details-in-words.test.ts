import { detailsInWords } from './details-in-words.ts';

test.each([
  ['{"username":"lin","role":"student"}', 'username: lin, role: student'],
  ['{"roles":["teacher"],"on":true}', 'roles: ["teacher"], on: true'],
  ['{}', ''],
  ['by hand', 'by hand'],
  ['7', '7'],
])('%s is said as "%s"', (details, words) => {
  expect(detailsInWords(details)).toBe(words);
});
