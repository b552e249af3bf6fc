import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenAreas, tokenScopes } from '@board/contracts/constants/api-tokens';
import { program } from '../../testing/api-token.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/api-tokens.md'), 'utf8');
const commands = [...guide.matchAll(/```sh\n(curl [^`]+)```/g)].map(([, command = '']) => command);

/** What a line of curl sends, as far as the guide writes them. */
function read(command: string) {
  const headers = [...command.matchAll(/-H "([^:]+): ([^"]+)"/g)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value] as const,
  );
  const [, data] = /-d '([^']+)'/.exec(command) ?? [];
  const [, url = ''] = /"\$BOARD([^"]+)"/.exec(command) ?? [];
  return { headers: Object.fromEntries(headers), data, url };
}

describeOnEngines('the guide to API tokens', () => {
  const board = boardForAll();

  it('has commands that do what it says', async () => {
    expect(commands.length).toBeGreaterThan(3);
    const { token } = await program(board, await board.asUser(), tokenScopes);
    for (const command of commands) {
      const { headers, data, url } = read(command.replaceAll('$TOKEN', token));
      const method = data ? 'POST' : 'GET';
      const sent = { method, url, headers, ...(data ? { payload: data } : {}) } as const;
      const { statusCode, body } = await board.app.http.inject(sent);
      expect([url, statusCode, body.includes('"error"')]).toEqual([
        url,
        data && url !== '/mcp' ? 201 : 200,
        false,
      ]);
    }
  });

  it('names every area that there is', () => {
    expect(tokenAreas.filter((area) => !guide.includes(`\`${area}\``))).toEqual([]);
  });
});
