import { finishSchoolSignIn } from '@board/contracts/calls/auth';
import type { BodyOf } from '@board/contracts/calls/call';
import {
  beginSchoolSignIn,
  createSignInProvider,
  testSignInProvider,
  updateSignInProvider,
} from '@board/contracts/calls/sign-in';
import type { Engine } from '../../../../database/engine.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

export const site = 'https://board.example.org';

type Fields = BodyOf<typeof createSignInProvider>;

const names = { name_zh: '统一身份认证', name_en: 'Campus account', mark: '校' } as const;

/** A board that lets these hosts through, although they are on this machine. */
export const startSchoolBoard = (engine: Engine, ...hosts: string[]): Promise<TestApp> =>
  startTestApp({ engine, environment: { OUTBOUND_ALLOW: hosts.join(), PUBLIC_URL: site } });

/** Made, tested and switched on, as the super administrator does it. */
export async function switchOn(
  board: TestApp,
  fields: Omit<Fields, 'kind' | keyof typeof names> & Partial<Fields>,
): Promise<string> {
  const chief = await board.asRole('super_admin');
  const body = { kind: 'oidc' as const, client_id: 'board', ...names, ...fields };
  const { id } = (await chief.call(createSignInProvider, { body })).body;
  const { success, message } = (await chief.call(testSignInProvider, { params: { id } })).body;
  if (!success) throw new Error(message);
  await chief.call(updateSignInProvider, { params: { id }, body: { enabled: true } });
  return id;
}

export const cookieOf = (headers: Record<string, unknown>): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

/** Somebody presses the school's button: where he is led, and the cookie of his browser. */
export async function begin(board: TestApp, id: string, redirect?: string) {
  const body = redirect === undefined ? {} : { redirect };
  const { body: reply, headers } = await board.anybody.call(beginSchoolSignIn, {
    params: { id },
    body,
  });
  return { url: reply.url, cookie: cookieOf(headers) };
}

type Back = Omit<BodyOf<typeof finishSchoolSignIn>, 'answer'>;

export const finish = (board: TestApp, answer: string, cookie: string, more: Back = {}) =>
  board.anybody.call(finishSchoolSignIn, { body: { answer, ...more } }, { cookie });

/** The code by which it is refused. */
export async function refusal(board: TestApp, answer: string, cookie: string, more: Back = {}) {
  const body = { answer, ...more };
  return (await board.anybody.refused(finishSchoolSignIn, { body }, { cookie })).body.code;
}
