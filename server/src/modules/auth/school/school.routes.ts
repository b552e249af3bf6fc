import * as authCalls from '@board/contracts/calls/auth';
import * as calls from '@board/contracts/calls/sign-in';
import { authSchemas } from '@board/contracts/schemas/auth';
import { signInSchemas as schemas } from '@board/contracts/schemas/sign-in';
import type { App } from '../../../serving/app-type.ts';
import { done, serving } from '../../../serving/serving.ts';
import { single } from '../../../writing/transaction.ts';
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
  const { serve, servePublic } = serving(app, calls, schemas);
  servePublic('beginSchoolSignIn', open, (ctx, { params, body, request, reply }) =>
    beginSignIn(ctx, {
      purpose: 's',
      providerId: params.id,
      redirect: body.redirect,
      browser: giveBrowserMark(ctx.config, request, reply),
      knownBrowser: anyKnownBrowser(ctx.config, request),
    }),
  );
  serving(app, authCalls, authSchemas).servePublic(
    'finishSchoolSignIn',
    open,
    async (ctx, { body, request, reply }) => {
      const { answer, password, code, ...look } = body;
      const browser = browserMark(ctx.config, request);
      const userAgent = request.headers['user-agent'] ?? '';
      const given = { answer, password, code, browser, userAgent, look };
      const { redirect, ...admitted } = await finishSignIn(ctx, given);
      return { ...(await welcome(ctx, request, reply, admitted)), redirect };
    },
  );
  serve('listSignInLinks', listLinks);
  serve('beginSignInLink', (ctx, { params, body, request, reply }) =>
    beginLink(ctx, {
      providerId: params.id,
      password: body.password,
      browser: giveBrowserMark(ctx.config, request, reply),
    }),
  );
  serve('beginSchoolProof', { withoutFactor: true }, (ctx, { params, body, request, reply }) =>
    beginProof(ctx, {
      providerId: params.id,
      redirect: body.redirect,
      browser: giveBrowserMark(ctx.config, request, reply),
    }),
  );
  serve('finishSchoolProof', { withoutFactor: true }, async (ctx, { body, request }) => {
    const browser = browserMark(ctx.config, request);
    return { success: true, redirect: await finishProof(ctx, { answer: body.answer, browser }) };
  });
  serve('finishSignInLink', (ctx, { body, request }) =>
    done(finishLink(ctx, { answer: body.answer, browser: browserMark(ctx.config, request) })),
  );
  serve('removeSignInLink', (ctx, { params }) => done(unlink(ctx, params.id)));
  providerRoutes(app);
}

function providerRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('listSignInProviders', async (ctx) => ({
    items: (await listProviders(single(ctx))).map(showProvider),
    return_address: returnAddress(ctx),
  }));
  serve('createSignInProvider', (ctx, { body }) => createProvider(ctx, body));
  serve('updateSignInProvider', (ctx, { params, body, ifMatch }) =>
    updateProvider(ctx, params.id, body, ifMatch),
  );
  serve('deleteSignInProvider', (ctx, { params, ifMatch }) =>
    done(deleteProvider(ctx, params.id, ifMatch)),
  );
  serve('testSignInProvider', (ctx, { params }) => testProvider(ctx, params.id));
  serve('orderSignInProviders', (ctx, { body }) => done(orderProviders(ctx, body.ids)));
}
