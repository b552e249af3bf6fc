import * as accountCalls from '@board/contracts/calls/account';
import * as calls from '@board/contracts/calls/auth';
import { accountSchemas } from '@board/contracts/schemas/account';
import { authSchemas as schemas } from '@board/contracts/schemas/auth';
import type { House } from '../../area/area.ts';
import { isBackground } from '../../plugins/authentication.ts';
import { handOver, sessionToken, takeBack } from '../../plugins/session-token.ts';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { single } from '../../writing/transaction.ts';
import { forgetVisitor } from '../delivery/index.ts';
import { canMailLinks } from '../mail/index.ts';
import { profileOf } from '../users/index.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail, takeBackEmail } from './email/use-email-link.ts';
import { judgePassword } from './judge-password.ts';
import { knownBrowser } from './known-browser.ts';
import { endOtherSessions, endSession, listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { passkeySite } from './passkeys/site.ts';
import { refreshToken } from './refresh-token.ts';
import { registerUser } from './register-user.ts';
import { requestReset } from './reset/request-reset.ts';
import { resetPassword } from './reset/reset-password.ts';
import { passwordsAreOff } from './school/passwords-off.ts';
import { enabledProviders, wayOf } from './school/providers.repository.ts';
import { schoolRoutes } from './school/school.routes.ts';
import { schoolLogout } from './school/school-logout.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { agentOf, rememberBoard, welcome } from './welcome.ts';

/** Whoever administrates has to get in, and nobody else needs to be kept out here. */
const open = { duringMaintenance: true, withoutFactor: true };

export function authRoutes(app: App, house: House): void {
  const { serve, servePublic } = serving(app, calls, schemas);
  const account = serving(app, accountCalls, accountSchemas);
  servePublic('register', open, async (ctx, { body, request, reply }) => {
    const { role: _, ...person } = body;
    const admitted = await registerUser(ctx, { ...person, userAgent: agentOf(request) });
    return welcome(ctx, request, reply, admitted);
  });
  servePublic('login', open, async (ctx, { body, request, reply }) => {
    const { username, password, remember = false, code, passkey, ...look } = body;
    const mark = knownBrowser(ctx.config, request, username);
    const given = { username, password, remember, code, passkey, look, knownBrowser: mark };
    const userAgent = agentOf(request);
    return welcome(ctx, request, reply, await logIn(ctx, { ...given, userAgent }));
  });
  servePublic('refreshToken', open, async (ctx, { request, reply }) => {
    const before = sessionToken(request);
    const token = await refreshToken(ctx, { token: before, background: isBackground(request) });
    return { success: true, token: handOver(ctx.config, reply, token, before) };
  });
  serve('logout', open, async (ctx, { reply }) => {
    const school_logout = await schoolLogout(ctx);
    await logOut(ctx);
    takeBack(ctx.config, reply);
    forgetVisitor(ctx, reply);
    return { success: true, school_logout };
  });
  serve('verifySession', open, async (ctx, { reply }) => {
    const user = await profileOf(ctx, single(ctx), ctx.actor.userId);
    await rememberBoard(ctx, reply, user);
    return { success: true, user };
  });
  account.serve('listSessions', (ctx) => listSessions(ctx));
  account.serve('deleteSession', (ctx, { params }) => done(endSession(ctx, params.id)));
  account.serve('endOtherSessions', endOtherSessions);
  account.serve('changePassword', async (ctx, { body, reply }) => {
    await changePassword(ctx, body, house);
    forgetVisitor(ctx, reply);
    return { success: true };
  });
  account.serve('replacePassword', async (ctx, { body, reply }) => {
    const change = { currentPassword: body.old_password, newPassword: body.new_password };
    await changePassword(ctx, change, house);
    forgetVisitor(ctx, reply);
    return { success: true };
  });
  resetRoutes(app, house);
  secondFactorRoutes(app);
  schoolRoutes(app);
  passkeyRoutes(app);
}

function resetRoutes(app: App, house: House): void {
  const { servePublic } = serving(app, calls, schemas);
  servePublic('getSignInOptions', open, async (ctx) => ({
    passwordReset: await canMailLinks(ctx),
    passwordMinLength: ctx.config.PASSWORD_MIN_LENGTH,
    localPasswords: !(await passwordsAreOff(single(ctx))),
    schools: (await enabledProviders(single(ctx))).map(wayOf),
    passkeyHost: passkeySite(ctx.config)?.rpId ?? null,
  }));
  servePublic('judgePassword', open, (ctx, { body }) => judgePassword(ctx, body));
  servePublic('requestPasswordReset', open, (ctx, { body }) => done(requestReset(ctx, body.email)));
  servePublic('confirmEmail', open, async (ctx, { body }) => ({
    success: true,
    email: await confirmEmail(ctx, body.token),
  }));
  servePublic('takeBackEmail', open, async (ctx, { body }) => ({
    success: true,
    email: await takeBackEmail(ctx, body.token),
  }));
  servePublic('resetPassword', open, (ctx, { body }) => done(resetPassword(ctx, body, house)));
}
