import { login } from '@board/contracts/calls/auth';
import * as calls from '@board/contracts/calls/second-factor';
import { minuteMs } from '@board/time';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import { givePasskey } from '../../../testing/passkeys.ts';
import { beginAuthenticator } from '../../../testing/second-factor.ts';
import { type SignedIn, testPassword } from '../../../testing/test-app.ts';

describeOnEngines('an authenticator that was begun and not confirmed', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser('lin_student');
  });

  const codeOf = async (refusal: Promise<{ body: { code: string } }>) => (await refusal).body.code;

  it('answers for nobody, although a passkey has sign-ins ask for a second factor', async () => {
    await givePasskey(lin);
    const shown = await beginAuthenticator(board, lin);
    const body = { username: 'lin_student', password: testPassword, code: shown() };
    expect(await codeOf(board.anybody.refused(login, { body }))).toBe('auth.code_wrong');
    const again = lin.refused(calls.proveAgain, { body: { code: shown() } });
    expect(await codeOf(again)).toBe('auth.code_wrong');
    await lin.call(calls.confirmSecondFactor, { body: { code: shown() } });
    board.clock.advance(minuteMs);
    await board.anybody.call(login, { body: { ...body, code: shown() } });
  });

  it('is not confirmed by a session that has not shown the passkey for ten minutes', async () => {
    await givePasskey(lin);
    const shown = await beginAuthenticator(board, lin);
    board.clock.advance(10 * minuteMs);
    const late = lin.refused(calls.confirmSecondFactor, { body: { code: shown() } });
    expect(await codeOf(late)).toBe('auth.proof_needed');
  });

  it('is forgotten when a passkey is added', async () => {
    const shown = await beginAuthenticator(board, lin);
    const mei = await board.asUser('mei_student');
    const other = await beginAuthenticator(board, mei);
    await givePasskey(lin);
    const gone = lin.refused(calls.confirmSecondFactor, { body: { code: shown() } });
    expect(await codeOf(gone)).toBe('user.second_factor_missing');
    await mei.call(calls.confirmSecondFactor, { body: { code: other() } });
  });
});
