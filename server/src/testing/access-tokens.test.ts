import { confirmProposal, undoProposal } from '@board/contracts/calls/assistant';
import { holdsScope, scopesFor, tokenScopes } from '@board/contracts/constants/api-tokens';
import { areas } from '../areas.ts';
import { dropTokens } from '../modules/api-tokens/api-tokens.repository.ts';
import type { ServedCall } from '../serving/app-type.ts';
import { entries } from './access/entries.ts';
import { request } from './access/request-of.ts';
import { moneyProposal, proposal } from './access/things.ts';
import { byThing, scopesOf } from './access/token-entries.ts';
import { program } from './api-token.ts';
import { boardForAll, describeOnEngines } from './engines.ts';
import type { SignedIn } from './test-app.ts';

describeOnEngines('what an API token opens', () => {
  const board = boardForAll();
  let lin: SignedIn;
  let mei: SignedIn;
  beforeAll(async () => {
    lin = await board.asUser('lin_student');
    mei = await board.asUser('mei_student');
  });

  const each = async (test: (served: ServedCall) => Promise<string | undefined>) => {
    const problems: string[] = [];
    for (const served of board.app.calls) {
      if (served.call.access === 'public' || served.call.access === 'token') continue;
      const problem = await test(served);
      if (problem !== undefined) problems.push(`${served.call.name}: ${problem}`);
    }
    return problems;
  };
  /** Sent by a program of `who` that holds `scopes`, about a thing of Lin. */
  const outcome = async (
    served: ServedCall,
    scopes: Parameters<typeof program>[2],
    who: SignedIn = lin,
  ) => {
    const entry = entries[served.call.name];
    const means = await (entry?.own ?? entry?.shared)?.(lin, board);
    await forgetTokens(who);
    const asking = await program(board, who, scopes);
    const response = await request(asking, served, means ?? entry?.sent);
    const { code = '' } = (response.body.startsWith('{') ? response.json() : {}) as {
      code?: string;
    };
    return { status: response.statusCode, code };
  };
  const forgetTokens = (person: SignedIn) =>
    board.services.database.transaction((tx) => dropTokens(tx, person.user.id));

  it('is written down for every call', async () => {
    const problems = await each(async ({ call }) => {
      const said = [...(scopesFor(call) ?? [])].toSorted().join();
      const known = scopesOf(call.name).toSorted().join();
      return said === known ? undefined : `the contract says '${said}', the list '${known}'`;
    });
    expect(problems).toEqual([]);
  });

  it('is of a proposal what its kind writes, and nothing else', async () => {
    const some = board.app.calls.filter(({ call }) => call.writesSome);
    expect(some.map(({ call }) => call.name).toSorted()).toEqual(byThing);
    const kinds = areas.flatMap((area) => area.proposals ?? []);
    const written = [...new Set(kinds.flatMap(({ writes }) => writes))].toSorted();
    for (const { call } of some) expect([...(call.writes ?? [])].toSorted()).toEqual(written);

    const tasks = await program(board, lin, ['write:tasks']);
    const money = await program(board, lin, ['write:transactions']);
    const reader = await program(board, lin, ['read:tasks', 'read:transactions']);
    for (const make of [proposal, moneyProposal]) {
      const [may, others] = make === proposal ? [tasks, [money, reader]] : [money, [tasks, reader]];
      const { params } = await make(lin, board);
      const one = { params: { id: String(params?.id) } };
      for (const call of [confirmProposal, undoProposal]) {
        for (const other of others)
          expect((await other.refused(call, one)).body.code).toBe('api_token.lacks');
        await may.call(call, one);
      }
    }
  });

  it('is nothing of account, sessions, tokens, administration or what matters, whatever it holds', async () => {
    const problems = await each(async (served) => {
      if (scopesOf(served.call.name).length > 0) return undefined;
      const { status, code } = await outcome(served, tokenScopes);
      return status === 403 && code === 'api_token.closed' ? undefined : `${status} ${code}`;
    });
    expect(problems).toEqual([]);
  });

  it('is what it was made for, of the own things', async () => {
    const problems = await each(async (served) => {
      const scopes = scopesOf(served.call.name);
      if (scopes.length === 0) return undefined;
      const { status, code } = await outcome(served, scopes);
      const isFar = status < 400 || (status !== 401 && status !== 403 && status < 500);
      return isFar ? undefined : `${status} ${code}`;
    });
    expect(problems).toEqual([]);
  });

  it('is refused for want of one scope', async () => {
    const problems = await each(async (served) => {
      const scopes = scopesOf(served.call.name);
      const [first] = scopes;
      if (!first) return undefined;
      const others = tokenScopes.filter((scope) => !holdsScope([scope], first));
      const { status, code } = await outcome(served, others);
      return status === 403 && code === 'api_token.lacks' ? undefined : `${status} ${code}`;
    });
    expect(problems).toEqual([]);
  });

  it('is never a thing of somebody else', async () => {
    const problems = await each(async (served) => {
      if (scopesOf(served.call.name).length === 0 || !entries[served.call.name]?.own)
        return undefined;
      const { status } = await outcome(served, tokenScopes, mei);
      return status === 404 ? undefined : `${status}`;
    });
    expect(problems).toEqual([]);
  });
});
