import {
  changePassword as change,
  deleteSession,
  endOtherSessions,
  listSessions as list,
  replacePassword,
} from '@board/contracts/calls/account';
import * as calls from '@board/contracts/calls/auth';
import { accountSchemas } from '@board/contracts/schemas/account';
import { authSchemas as schemas } from '@board/contracts/schemas/auth';
import type { App } from '../../app-type.ts';
import type { House } from '../../area.ts';
import { isBackground } from '../../plugins/authentication.ts';
import { handOver, sessionToken, takeBack } from '../../plugins/session-token.ts';
import { serve, servePublic } from '../../routes.ts';
import { single } from '../../transaction.ts';
import { forgetVisitor } from '../delivery/index.ts';
import { canMailLinks } from '../mail/index.ts';
import { profileOf } from '../users/index.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail, takeBackEmail } from './email/use-email-link.ts';
import { judgePassword } from './judge-password.ts';
import { knownBrowser } from './known-browser.ts';
import { endOtherSessions as endOthers, endSession, listSessions } from './list-sessions.ts';
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
  servePublic(
    app,
    calls.register,
    schemas.register,
    async (ctx, { body, request, reply }) => {
      const { role: _, ...person } = body;
      const admitted = await registerUser(ctx, { ...person, userAgent: agentOf(request) });
      return welcome(ctx, request, reply, admitted);
    },
    open,
  );
  servePublic(
    app,
    calls.login,
    schemas.login,
    async (ctx, { body, request, reply }) => {
      const { username, password, remember = false, code, passkey, ...look } = body;
      const mark = knownBrowser(ctx.config, request, username);
      const given = { username, password, remember, code, passkey, look, knownBrowser: mark };
      const userAgent = agentOf(request);
      return welcome(ctx, request, reply, await logIn(ctx, { ...given, userAgent }));
    },
    open,
  );
  servePublic(
    app,
    calls.refreshToken,
    schemas.refreshToken,
    async (ctx, { request, reply }) => {
      const before = sessionToken(request);
      const token = await refreshToken(ctx, { token: before, background: isBackground(request) });
      return { success: true, token: handOver(ctx.config, reply, token, before) };
    },
    open,
  );
  serve(
    app,
    calls.logout,
    schemas.logout,
    async (ctx, { reply }) => {
      const school_logout = await schoolLogout(ctx);
      await logOut(ctx);
      takeBack(ctx.config, reply);
      forgetVisitor(ctx, reply);
      return { success: true, school_logout };
    },
    open,
  );
  serve(
    app,
    calls.verifySession,
    schemas.verifySession,
    async (ctx, { reply }) => {
      const user = await profileOf(ctx, single(ctx), ctx.actor.userId);
      await rememberBoard(ctx, reply, user);
      return { success: true, user };
    },
    open,
  );
  serve(app, list, accountSchemas.listSessions, listSessions);
  serve(app, deleteSession, accountSchemas.deleteSession, async (ctx, { params }) => {
    await endSession(ctx, params.id);
    return { success: true };
  });
  serve(app, endOtherSessions, accountSchemas.endOtherSessions, endOthers);
  serve(app, change, accountSchemas.changePassword, async (ctx, { body, reply }) => {
    await changePassword(ctx, body, house);
    forgetVisitor(ctx, reply);
    return { success: true };
  });
  serve(app, replacePassword, accountSchemas.replacePassword, async (ctx, { body, reply }) => {
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
  servePublic(
    app,
    calls.getSignInOptions,
    schemas.getSignInOptions,
    async (ctx) => ({
      passwordReset: await canMailLinks(ctx),
      passwordMinLength: ctx.config.PASSWORD_MIN_LENGTH,
      localPasswords: !(await passwordsAreOff(single(ctx))),
      schools: (await enabledProviders(single(ctx))).map(wayOf),
      passkeyHost: passkeySite(ctx.config)?.rpId ?? null,
    }),
    open,
  );
  servePublic(
    app,
    calls.judgePassword,
    schemas.judgePassword,
    (ctx, { body }) => judgePassword(ctx, body),
    open,
  );
  servePublic(
    app,
    calls.requestPasswordReset,
    schemas.requestPasswordReset,
    async (ctx, { body }) => {
      await requestReset(ctx, body.email);
      return { success: true };
    },
    open,
  );
  servePublic(
    app,
    calls.confirmEmail,
    schemas.confirmEmail,
    async (ctx, { body }) => ({ success: true, email: await confirmEmail(ctx, body.token) }),
    open,
  );
  servePublic(
    app,
    calls.takeBackEmail,
    schemas.takeBackEmail,
    async (ctx, { body }) => ({ success: true, email: await takeBackEmail(ctx, body.token) }),
    open,
  );
  servePublic(
    app,
    calls.resetPassword,
    schemas.resetPassword,
    async (ctx, { body }) => {
      await resetPassword(ctx, body, house);
      return { success: true };
    },
    open,
  );
}
