import { hashAt, hashPassword, verifyPassword } from './passwords.ts';

describe('a password', () => {
  beforeAll(() => hashAt('usual'));
  afterAll(() => hashAt('least'));

  it('costs whoever guesses 19 MiB, twice over', async () => {
    expect(await hashPassword('red-black-tree')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is known by a hash of another cost', async () => {
    hashAt('least');
    const before = await hashPassword('red-black-tree');
    hashAt('usual');
    expect(await verifyPassword('red-black-tree', before)).toBe(true);
    expect(await verifyPassword('red-black-trie', before)).toBe(false);
  });
});
