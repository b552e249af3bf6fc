import type { TokenScope } from '@board/contracts/constants/api-tokens';
import { addApiToken } from '../modules/api-tokens/api-tokens.ts';
import type { SignedIn, TestApp } from './test-app.ts';
import { type TestClient, testClient } from './test-client.ts';

/** A program that speaks for a person. */
export async function program(
  board: TestApp,
  person: SignedIn,
  scopes: readonly TokenScope[],
): Promise<TestClient & { id: string; token: string }> {
  const ctx = await board.contextOf(person);
  const { id, token } = await addApiToken(ctx, { name: 'My editor', scopes, days: 30 });
  return { ...testClient(board.app.http, token), id, token };
}
