import * as calls from '@board/contracts/calls/auth';
import { getProfile } from '@board/contracts/calls/user';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { testClient } from '../../testing/test-client.ts';

describeOnEngines('a session that no script can read', () => {
  const board = boardForEach(() => ({ environment: { SESSION_TOKENS: 'cookie' } }));

  const cookieIn = ({ headers }: Pick<Awaited<ReturnType<SignedIn['send']>>, 'headers'>) =>
    [headers['set-cookie']].flat().find((each) => each?.startsWith('board_session=')) ?? '';

  async function register(username: string) {
    const body = { username, email: `${username}@example.org`, password: 'red-black-tree' };
    const reply = await board.anybody.call(calls.register, { body });
    const cookie = cookieIn(reply);
    return { name: reply.body.token, cookie, jar: { cookie: cookie.split(';')[0] ?? '' } };
  }
  const saying = (name: string) => testClient(board.app.http, name);

  it('is known to the page by a name alone', async () => {
    const lin = await register('lin_student');
    expect(lin.cookie).toMatch(
      /^board_session=[\w-]{40,}; Path=\/api; .*HttpOnly; SameSite=Strict/,
    );
    expect(lin.name).toMatch(/^cookie\.[\w-]{20}$/);
    const { body } = await saying(lin.name).call(getProfile, {}, lin.jar);
    expect(body.username).toBe('lin_student');
  });

  it('is opened by neither half, and by no other person’s', async () => {
    const lin = await register('lin_student');
    const zhou = await register('zhou_student');
    await board.anybody.refused(getProfile, {}, lin.jar);
    await saying(lin.name).refused(getProfile, {});
    await saying(lin.name).refused(getProfile, {}, zhou.jar);
    const token = lin.jar.cookie.split('=')[1] ?? '';
    await saying(`cookie.${token}`).refused(getProfile, {}, lin.jar);
  });

  it('is exchanged as any other; a tab that has not heard of it goes on for a minute', async () => {
    const lin = await register('lin_student');
    const reply = await saying(lin.name).call(calls.refreshToken, {}, lin.jar);
    const jar = { cookie: cookieIn(reply).split(';')[0] ?? '' };
    expect(reply.body.token).not.toBe(lin.name);
    await saying(reply.body.token).call(getProfile, {}, jar);
    await saying(lin.name).call(getProfile, {}, jar);
    const second = await saying(lin.name).call(calls.refreshToken, {}, jar);
    expect(second.body.token).toBe(reply.body.token);
    board.clock.advance(61_000);
    await saying(lin.name).refused(getProfile, {}, jar);
    await saying(reply.body.token).call(getProfile, {}, jar);
  });

  it('is forgotten by the browser when its person leaves', async () => {
    const lin = await register('lin_student');
    const reply = await saying(lin.name).call(calls.logout, {}, lin.jar);
    expect(cookieIn(reply)).toContain('Max-Age=0');
    await saying(lin.name).refused(getProfile, {}, lin.jar);
  });

  it('takes in what pages kept before, with the next exchange', async () => {
    const { token } = await board.asUser();
    const reply = await saying(token).call(calls.refreshToken, {});
    expect(reply.body.token).toMatch(/^cookie\./);
    expect(cookieIn(reply)).toContain(`~${token};`);
  });
});
