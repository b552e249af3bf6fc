import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { beginPasskey, beginPasskeyProof } from '@board/contracts/calls/passkeys';
import { tokenHash } from '../plugins/session-token.ts';
import { request } from '../testing/access/request-of.ts';
import { exam, joinedClass, ownClass, passkey, type Sent, task } from '../testing/access/things.ts';
import { describeOnEngines } from '../testing/engines.ts';
import { askedBySignIn, givePasskey, newAuthenticator } from '../testing/passkeys.ts';
import { beginAuthenticator, useAuthenticator } from '../testing/second-factor.ts';
import { type SignedIn, startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';

describeOnEngines('the examples of the API page', (engine) => {
  let board: TestApp;
  let school: Server;
  let schoolAt: string;
  beforeAll(async () => {
    school = createServer((_request, response) => response.end('[]')).listen(0, '127.0.0.1');
    await once(school, 'listening');
    const address = school.address();
    schoolAt = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    board = await startTestApp({
      engine,
      environment: {
        OUTBOUND_ALLOW_PEOPLE: schoolAt,
        SMTP_URL: 'smtp://127.0.0.1:1',
        PUBLIC_URL: 'https://board.example.org',
      },
    });
  });
  afterAll(async () => {
    await board.close();
    school.close();
  });

  /** What has to be there before, and the part of an example that only its reader can know. */
  const before: Record<string, (person: SignedIn) => Promise<Sent>> = {
    snoozeTask: (person) => task(person, board),
    planRevision: (person) => exam(person, board),
    setBrief: async () => ({ params: { kind: 'morning' } }),
    setBudget: async () => ({ params: { category: 'dining' } }),
    bindEducation: async () => ({
      body: { apiPath: `http://${schoolAt}/api/courses`, apiKey: 'key-of-the-school' },
    }),
    resetPassword: async ({ user }) => {
      await board.services.database.transaction((tx) =>
        tx.query
          .insertInto('password_resets')
          .values({
            token_hash: tokenHash('the-token-of-the-link'),
            user_id: user.id,
            email_key: user.email.toLowerCase(),
            expires_at: '9999-12-31T00:00:00.000Z',
          })
          .execute(),
      );
      return {};
    },
  };
  Object.assign(before, {
    confirmSecondFactor: async (person: SignedIn) => {
      const shown = await beginAuthenticator(board, person);
      return { body: { code: shown() } };
    },
    proveAgain: async (person: SignedIn) => {
      const { recovery } = await useAuthenticator(board, person);
      return { body: { code: recovery[0] } };
    },
    signInWithPasskey: async () => {
      const { key } = await givePasskey(await board.asUser());
      return { body: { passkey: key.show(await askedBySignIn(board)) } };
    },
    addPasskey: async (person: SignedIn) => {
      const password = { body: { password: testPassword } };
      const { body } = await person.call(beginPasskey, password);
      return { body: { name: 'My phone', ...newAuthenticator().make(body) } };
    },
    provePasskey: async (person: SignedIn) => {
      const { key } = await givePasskey(person);
      const { body } = await person.call(beginPasskeyProof, {});
      return { body: { passkey: key.show(body) } };
    },
    renamePasskey: (person: SignedIn) => passkey(person, board),
    createClassPost: (person: SignedIn) => ownClass(person, board),
    updateClass: (person: SignedIn) => ownClass(person, board),
    changeMembership: (person: SignedIn) => joinedClass(person, board),
    reportClass: (person: SignedIn) => joinedClass(person, board),
    removePasskey: (person: SignedIn) => passkey(person, board),
    removeSecondFactor: async (person: SignedIn) => {
      const { recovery } = await useAuthenticator(board, person);
      return { body: { password: testPassword, code: recovery[0] } };
    },
  });
  const emailLink = (kind: 'confirm' | 'back') => async (person: SignedIn) => {
    const { email, id } = person.user;
    await board.services.database.transaction(async (tx) => {
      await tx.query.deleteFrom('email_links').execute();
      const made = {
        created_at: '2026-11-18T04:00:00.000Z',
        expires_at: '9999-12-31T00:00:00.000Z',
      };
      const token_hash = tokenHash('the-token-of-the-link');
      const address = { email, email_key: email.toLowerCase() };
      await tx.query
        .insertInto('email_links')
        .values({ token_hash, user_id: id, kind, ...address, ...made })
        .execute();
    });
    return {};
  };
  Object.assign(before, { confirmEmail: emailLink('confirm'), takeBackEmail: emailLink('back') });
  /** A board that was never deployed to knows nothing of the release that these speak of. */
  const refusals: Record<string, string> = {
    checkRelease: 'delivery.token_refused',
    publishRelease: 'delivery.token_refused',
    promoteRelease: 'delivery.pointer_moved',
    rollBackRelease: 'delivery.nothing_before',
    switchRemote: 'delivery.remote_not_found',
    setSelfHelp: 'delivery.remote_not_found',
    makePreview: 'request.not_found',
    // Nobody is on the way to a school.
    finishSchoolSignIn: 'auth.school_over',
    // No model that sees pictures is set up here.
    readTimetablePicture: 'assistant.picture_nobody',
    readPicture: 'assistant.picture_nobody',
    readFile: 'assistant.file_nobody',
  };
  const ofRemote = [
    'checkRelease',
    'publishRelease',
    'switchRemote',
    'setSelfHelp',
    'setCanary',
    'createDeployToken',
  ];
  const ofChannel = ['promoteRelease', 'rollBackRelease'];
  for (const name of [...ofRemote, ...ofChannel]) {
    before[name] = async () => ({ params: { remote: 'finance', channel: 'stable' } });
  }
  const somebody = async () => ({ params: { id: (await board.asUser()).user.id } });
  Object.assign(before, { updateAdminUser: somebody, updateUserStatus: somebody });

  /** These speak of somebody who exists already. */
  const ofLin = new Set(['login', 'requestPasswordReset']);

  it('are all shown there', async () => {
    const page = (await board.anybody.send('GET', '/api/docs')).body;
    const withExample = board.app.calls.filter(({ schema }) => schema.example !== undefined);
    expect(page.match(/<h4>Example<\/h4>/g)).toHaveLength(withExample.length);
    expect(withExample.length).toBeGreaterThan(20);
  });

  it('do what they say', async () => {
    const outcomes: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const served of board.app.calls) {
      const { name, access } = served.call;
      if (served.schema.example === undefined) continue;
      const person = await board.asRole(
        access === 'admin' || access === 'super_admin' ? access : 'student',
      );
      const sent = await before[name]?.(person);
      if (ofLin.has(name)) await board.asUser('lin_student');
      const { statusCode, body } = await request(
        access === 'public' || access === 'token' ? board.anybody : person,
        served,
        sent,
      );
      expected[name] = refusals[name] ?? `${served.schema.status ?? 200}`;
      const refused = statusCode < 300 ? undefined : (JSON.parse(body) as { code: string }).code;
      outcomes[name] = refused ?? `${statusCode}`;
      await forgetLin();
    }
    expect(outcomes).toEqual(expected);
  });

  /** Several examples give this name or address to somebody. */
  const forgetLin = () =>
    board.services.database.transaction((tx) =>
      tx.query
        .deleteFrom('users')
        .where((is) =>
          is.or([is('username_key', '=', 'lin_student'), is('email_key', '=', 'lin@example.org')]),
        )
        .execute(),
    );
});
