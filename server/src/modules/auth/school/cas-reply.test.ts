import { readCasReply } from './cas-reply.ts';
import { successOf } from './testing/cas-server.ts';

test('a reply of CAS names a person and what is known of him', () => {
  const xml = successOf('lin', { mail: 'lin@campus.example', memberOf: ['staff', 'board'] });
  expect(readCasReply(xml)).toEqual({
    kind: 'success',
    user: 'lin',
    attributes: { mail: 'lin@campus.example', memberOf: ['staff', 'board'] },
  });
});

const declared = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
const refused: Record<string, string> = {
  'entities that grow': declared + successOf('&b;'),
  'an entity from elsewhere': `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${successOf('&e;')}`,
  'a document type alone': `<!DOCTYPE x>${successOf('lin')}`,
  'an entity that nobody declared': successOf('&lin;'),
  'two people': successOf('lin</cas:user><cas:user>mei'),
  nobody: successOf(''),
  'another name space': successOf('lin').replace('http://www.yale.edu/tp/cas', 'http://elsewhere'),
  'a page': '<html><body>Sign in</body></html>',
  'no XML': '{"user":"lin"}',
  'half a reply': successOf('lin').slice(0, 120),
  nothing: '',
  'what lies too deep': successOf('lin', { a: `${'<b>'.repeat(20)}${'</b>'.repeat(20)}` }),
  'too many elements': successOf('lin', { a: Array.from({ length: 3_000 }, () => 'x') }),
};
test.each(Object.entries(refused))('%s is no reply of CAS', (_, xml) => {
  expect(readCasReply(xml)).toBeUndefined();
});

test('what an attribute holds names nobody', () => {
  const xml = successOf('lin', { cn: '<cas:user>admin</cas:user>' });
  expect(readCasReply(xml)).toMatchObject({ kind: 'success', user: 'lin' });
});
