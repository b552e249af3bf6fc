import type { SignedIn } from './test-app.ts';

type Reply = Awaited<ReturnType<SignedIn['send']>>;

/** The cookie by which a browser is known after a sign-in, as it sends it along with the next. */
export const markOf = ({ headers }: Pick<Reply, 'headers'>): string =>
  [headers['set-cookie']]
    .flat()
    .find((each) => each?.startsWith('board_browser='))
    ?.split(';')[0] ?? '';
