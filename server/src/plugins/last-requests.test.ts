import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describeOnEngines } from '../testing/engines.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';

describeOnEngines('a server that is told to end', (engine) => {
  /** A connection on which the server has already read the beginning of a request. */
  async function begin(board: TestApp, beginning: string) {
    const { server } = board.app.http;
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    const [other] = (await accepted) as [Socket];
    socket.write(beginning);
    while (other.bytesRead < beginning.length) await new Promise(setImmediate);
    return {
      /** Answers all that came back until the connection was closed. */
      async finish(rest: string): Promise<string> {
        let heard = '';
        socket.on('data', (text: string) => {
          heard += text;
        });
        socket.write(rest);
        await once(socket, 'close');
        return heard;
      },
    };
  }

  it('finishes what it has begun, and refuses in its own words what arrives meanwhile', async () => {
    const board = await startTestApp({ engine });
    await board.asUser('lin_student');
    await board.app.http.listen({ port: 0, host: '127.0.0.1' });
    const credentials = JSON.stringify({ username: 'lin_student', password: testPassword });
    const head = [
      'POST /api/auth/login HTTP/1.1',
      'host: board',
      'content-type: application/json',
      `content-length: ${credentials.length}`,
    ].join('\r\n');
    const login = await begin(board, `${head}\r\n\r\n{`);
    const late = await begin(board, 'GET /api/health HTTP/1.1\r\nhost: board\r\n');
    const closed = board.close();
    while (board.app.http.server.listening) await new Promise(setImmediate);
    const [first, second] = await Promise.all([
      login.finish(credentials.slice(1)),
      late.finish('\r\n'),
    ]);
    await closed;

    expect(first).toMatch(/^HTTP\/1\.1 200 /);
    expect(first).toMatch(/^connection: close\r$/im);
    const [headers = '', body = ''] = second.split('\r\n\r\n');
    expect(headers).toMatch(/^HTTP\/1\.1 503 /);
    expect(headers).toMatch(/^retry-after: 2\r?$/im);
    expect(headers).toMatch(/^connection: close\r?$/im);
    const id = /^x-request-id: (\S+)\r?$/im.exec(headers)?.[1];
    expect(JSON.parse(body)).toEqual({
      success: false,
      code: 'server.unavailable',
      message: expect.any(String),
      request_id: id,
    });
  });
});
