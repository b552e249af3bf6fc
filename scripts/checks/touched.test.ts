import { touchedBy } from './touched.ts';

const usersOf = (area: string) => (area === 'finance' ? ['account', 'sample'] : []);
const foldersOf = (...files: string[]) => touchedBy(files, usersOf)?.folders;

describe('a change can touch', () => {
  it('of a remote its own tests, and the comparison of all catalogues', () => {
    expect(foldersOf('remotes/finance/src/ledger/ledger.tsx')).toEqual([
      'remotes/finance',
      'scripts/messages.test.ts',
      'scripts/pieces.test.ts',
      'scripts/styles.test.ts',
    ]);
  });

  it("of the server's areas its own and those that use it, and who may do what", () => {
    expect(foldersOf('server/src/modules/finance/statistics.ts')).toEqual([
      'server/src/modules/finance/',
      'server/src/modules/account/',
      'server/src/modules/sample/',
      'server/src/testing/access-matrix.test.ts',
    ]);
  });

  it('everything, if it is in what everybody uses', () => {
    expect(foldersOf('remotes/finance/src/index.tsx', 'shared/ui/src/tokens.css')).toBeUndefined();
    expect(foldersOf('server/src/app.ts')).toBeUndefined();
    expect(foldersOf('package.json')).toBeUndefined();
  });

  it('a journey, if it is one, and of a page of the documentation what it promises', () => {
    expect(foldersOf('e2e/journeys/login-page.test.ts', 'docs/figures.md')).toEqual([
      'e2e/journeys/login-page.test.ts',
      'scripts/docs.test.ts',
      'scripts/changelog.test.ts',
      'server/src/config/operating-guide.test.ts',
    ]);
  });
});

it('finds who uses an area in the code', () => {
  expect(touchedBy(['server/src/modules/users/profile.ts'])?.folders).toContain(
    'server/src/modules/auth/',
  );
});
