import { finishSchoolSignIn } from '@board/contracts/calls/auth';
import * as calls from '@board/contracts/calls/sign-in';
import { authSchemas } from '@board/contracts/schemas/auth';
import { signInSchemas as schemas } from '@board/contracts/schemas/sign-in';
import type { App } from '../../../app-type.ts';
import { serve, servePublic } from '../../../routes.ts';
import { single } from '../../../transaction.ts';
import { anyKnownBrowser } from '../known-browser.ts';
import { welcome } from '../welcome.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { browserMark, giveBrowserMark } from './browser-mark.ts';
import { finishSignIn } from './finish-sign-in.ts';
import {
  createProvider,
  deleteProvider,
  orderProviders,
  updateProvider,
} from './manage-providers.ts';
import { beginLink, finishLink, listLinks, unlink } from './own-links.ts';
import { beginProof, finishProof } from './prove-by-school.ts';
import { returnAddress, showProvider } from './provider-fields.ts';
import { listProviders } from './providers.repository.ts';
import { testProvider } from './test-provider.ts';

/** Whoever administrates has to get in during maintenance, and without a second factor to set it up. */
const open = { duringMaintenance: true, withoutFactor: true };

export function schoolRoutes(app: App): void {
  servePublic(
    app,
    calls.beginSchoolSignIn,
    schemas.beginSchoolSignIn,
    (ctx, { params, body, request, reply }) =>
      beginSignIn(ctx, {
        purpose: 's',
        providerId: params.id,
        redirect: body.redirect,
        browser: giveBrowserMark(ctx.config, request, reply),
        knownBrowser: anyKnownBrowser(ctx.config, request),
      }),
    open,
  );
  servePublic(
    app,
    finishSchoolSignIn,
    authSchemas.finishSchoolSignIn,
    async (ctx, { body, request, reply }) => {
      const { answer, password, code, ...look } = body;
      const browser = browserMark(ctx.config, request);
      const userAgent = request.headers['user-agent'] ?? '';
      const given = { answer, password, code, browser, userAgent, look };
      const { redirect, ...admitted } = await finishSignIn(ctx, given);
      return { ...(await welcome(ctx, request, reply, admitted)), redirect };
    },
    open,
  );
  serve(app, calls.listSignInLinks, schemas.listSignInLinks, listLinks);
  serve(
    app,
    calls.beginSignInLink,
    schemas.beginSignInLink,
    (ctx, { params, body, request, reply }) =>
      beginLink(ctx, {
        providerId: params.id,
        password: body.password,
        browser: giveBrowserMark(ctx.config, request, reply),
      }),
  );
  serve(
    app,
    calls.beginSchoolProof,
    schemas.beginSchoolProof,
    (ctx, { params, body, request, reply }) =>
      beginProof(ctx, {
        providerId: params.id,
        redirect: body.redirect,
        browser: giveBrowserMark(ctx.config, request, reply),
      }),
    { withoutFactor: true },
  );
  serve(
    app,
    calls.finishSchoolProof,
    schemas.finishSchoolProof,
    async (ctx, { body, request }) => {
      const browser = browserMark(ctx.config, request);
      return { success: true, redirect: await finishProof(ctx, { answer: body.answer, browser }) };
    },
    { withoutFactor: true },
  );
  serve(app, calls.finishSignInLink, schemas.finishSignInLink, async (ctx, { body, request }) => {
    await finishLink(ctx, { answer: body.answer, browser: browserMark(ctx.config, request) });
    return { success: true };
  });
  serve(app, calls.removeSignInLink, schemas.removeSignInLink, async (ctx, { params }) => {
    await unlink(ctx, params.id);
    return { success: true };
  });
  providerRoutes(app);
}

function providerRoutes(app: App): void {
  serve(app, calls.listSignInProviders, schemas.listSignInProviders, async (ctx) => ({
    items: (await listProviders(single(ctx))).map(showProvider),
    return_address: returnAddress(ctx),
  }));
  serve(app, calls.createSignInProvider, schemas.createSignInProvider, (ctx, { body }) =>
    createProvider(ctx, body),
  );
  serve(
    app,
    calls.updateSignInProvider,
    schemas.updateSignInProvider,
    (ctx, { params, body, ifMatch }) => updateProvider(ctx, params.id, body, ifMatch),
  );
  serve(
    app,
    calls.deleteSignInProvider,
    schemas.deleteSignInProvider,
    async (ctx, { params, ifMatch }) => {
      await deleteProvider(ctx, params.id, ifMatch);
      return { success: true };
    },
  );
  serve(app, calls.testSignInProvider, schemas.testSignInProvider, (ctx, { params }) =>
    testProvider(ctx, params.id),
  );
  serve(app, calls.orderSignInProviders, schemas.orderSignInProviders, async (ctx, { body }) => {
    await orderProviders(ctx, body.ids);
    return { success: true };
  });
}
