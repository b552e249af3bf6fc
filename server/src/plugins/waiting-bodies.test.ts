import { connect } from 'node:net';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import type { SignedIn } from '../testing/test-app.ts';

describeOnEngines('bodies that do not come to an end', () => {
  const board = boardForAll();
  let port: number;
  beforeAll(async () => {
    const origin = await board.app.http.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(origin).port);
  });

  /** As much as a file may be; nothing of it is sent. */
  function begin({ token }: SignedIn, length = 'content-length: 14000000') {
    const head = [
      'POST /api/courses/imports/preview HTTP/1.1',
      'host: board',
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      'expect: 100-continue',
      length,
    ];
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const said: string[] = [];
    const refused = new Promise<void>((resolve) => {
      socket.on('data', (text) => {
        if (said.push(String(text)) && said.join('').includes('429')) resolve();
      });
    });
    return { socket, said, refused };
  }

  test('are a few of each person, and of others as many', async () => {
    const [lin, chen] = [await board.asUser(), await board.asUser()];
    const sizes = [undefined, undefined, 'transfer-encoding: chunked', undefined, undefined];
    const begun = await Promise.all(sizes.map((size) => begin(lin, size)));
    await Promise.any(begun.map((each) => each.refused));
    const preview = async (person: SignedIn) =>
      (
        await person.send('POST', '/api/courses/imports/preview', {
          file_name: 'a.csv',
          content: '',
        })
      ).statusCode;
    expect(await preview(chen)).toBe(400);
    expect(begun.filter(({ said }) => said.join('').includes('429'))).toHaveLength(1);
    for (const { socket } of begun) socket.destroy();
    while ((await preview(lin)) === 429);
  });
});
