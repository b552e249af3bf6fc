import { tokenScopes } from '@board/contracts/constants/api-tokens';
import { minuteMs } from '@board/time';
import { program } from '../testing/api-token.ts';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import { isNamed } from './call-titles.ts';

describeOnEngines('the API page', () => {
  const board = boardForAll();

  const pageIn = async (language: string, address = '/api/docs') =>
    board.anybody.send('GET', address, undefined, { 'accept-language': language });
  const unescaped = (html: string) =>
    html
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');

  it('speaks both languages, as asked for or as chosen', async () => {
    expect((await pageIn('en')).body).toContain('No API token may do this');
    const chinese = await pageIn('zh-CN');
    expect(chinese.body).toContain('API 令牌不能进行这项操作');
    expect(chinese.body).toContain('添加任务');
    expect(chinese.headers['content-language']).toBe('zh-CN');
    expect((await pageIn('en', '/api/docs?language=zh-CN')).body).toBe(chinese.body);
  });

  it('has a Chinese name for every call', () => {
    const unnamed = board.app.calls.filter(({ call }) => !isNamed(call.name));
    expect(unnamed.map(({ call }) => call.name)).toEqual([]);
  });

  it('has commands that do what they say', async () => {
    const { body } = await pageIn('en');
    const commands = [...body.matchAll(/<pre>(curl [^<]+)<\/pre>/g)].map(([, command = '']) =>
      unescaped(command),
    );
    expect(commands.length).toBeGreaterThan(30);
    const outcomes: string[] = [];
    for (const command of commands) {
      const { token } = await program(board, await board.asUser(), tokenScopes);
      board.clock.advance(minuteMs);
      const line = command.replace('$TOKEN', token);
      const headers = [...line.matchAll(/-H "([^:]+): ([^"]+)"/g)].map(
        ([, name = '', value = '']) => [name.toLowerCase(), value],
      );
      const [, data] = /-d '((?:[^']|'\\'')+)' "/.exec(line) ?? [];
      const [, method = data === undefined ? 'GET' : 'POST'] = / -X (\w+)/.exec(line) ?? [];
      const [, url = ''] = /"\$BOARD([^"]+)"$/.exec(line) ?? [];
      const { statusCode, body: said } = await board.app.http.inject({
        method: method as 'GET',
        url,
        headers: Object.fromEntries(headers),
        ...(data === undefined ? {} : { payload: data.replaceAll("'\\''", "'") }),
      });
      if (statusCode >= 300) outcomes.push(`${url} ${statusCode} ${said.slice(0, 120)}`);
    }
    expect(outcomes).toEqual([]);
  });
});
