import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from './address-rules.ts';
import { Outbound } from './outbound.ts';

const none = { OUTBOUND_ALLOW: '', OUTBOUND_ALLOW_PEOPLE: '' };

describe('requests to an address that a person typed', () => {
  let server: Server;
  let port: number;
  let reached: string[];
  beforeAll(async () => {
    server = createServer((request, response) => {
      reached.push(request.url ?? '');
      if (request.url === '/away') response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
      else if (request.url === '/large') response.end('x'.repeat(5_000));
      else if (request.url === '/halfway') response.writeHead(200).write('{"courses":');
      else if (request.url !== '/silent') response.end('{"courses":[]}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    reached = [];
  });

  it('never reach a private host, however it is written', async () => {
    const outbound = new Outbound(none);
    const hosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '2130706433',
      '0x7f.1',
      '0.0.0.0',
      '[::]',
    ];
    for (const host of hosts) {
      await expect(outbound.fetch(`http://${host}:${port}/`)).rejects.toMatchObject({
        code: 'outbound.address_refused',
      });
    }
    expect(reached).toEqual([]);
    await outbound.close();
  });

  it('take http and https only, without credentials', async () => {
    const outbound = new Outbound(none);
    for (const address of [
      'ftp://example.org/',
      'file:///etc/passwd',
      'nonsense',
      'http://a:b@example.org/',
    ]) {
      await expect(outbound.fetch(address)).rejects.toMatchObject({
        code: 'outbound.address_invalid',
      });
    }
    await outbound.close();
  });

  it('reach what the operator lets through, and end in time, in size and at a redirect', async () => {
    const outbound = new Outbound({ ...none, OUTBOUND_ALLOW_PEOPLE: `127.0.0.1:${port}` });
    const at = (path: string) => `http://127.0.0.1:${port}${path}`;
    const { status, body } = await outbound.fetch(at('/'));
    expect([status, body.toString()]).toEqual([200, '{"courses":[]}']);
    await expect(outbound.fetch(at('/away'))).rejects.toMatchObject({
      code: 'outbound.redirected',
    });
    await expect(outbound.fetch(at('/large'), { maxBytes: 1_000 })).rejects.toMatchObject({
      code: 'outbound.too_large',
    });
    for (const path of ['/silent', '/halfway']) {
      await expect(outbound.fetch(at(path), { timeoutMs: 50 })).rejects.toMatchObject({
        code: 'outbound.timeout',
      });
    }
    await expect(outbound.fetch('http://127.0.0.1:1/')).rejects.toMatchObject({
      code: 'outbound.address_refused',
    });
    await outbound.close();
  });

  it('reach by what a person typed nothing that was let through for others, and the other way round', async () => {
    const here = `127.0.0.1:${port}`;
    const refused = { code: 'outbound.address_refused' };
    const officially = { entered: 'officially' } as const;
    const others = new Outbound({ ...none, OUTBOUND_ALLOW: here });
    await expect(others.fetch(`http://${here}/`)).rejects.toMatchObject(refused);
    expect((await others.fetch(`http://${here}/`, officially)).status).toBe(200);
    await others.close();
    const people = new Outbound({ ...none, OUTBOUND_ALLOW_PEOPLE: here });
    await expect(people.fetch(`http://${here}/`, officially)).rejects.toMatchObject(refused);
    await people.close();
  });

  it('know what lies on the open internet', () => {
    const priv = [
      '10.0.0.1',
      '192.168.1.1',
      '172.16.0.1',
      '169.254.169.254',
      '100.64.0.1',
      'fe80::1',
      'fc00::1',
      '224.0.0.1',
      '255.255.255.255',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '::7f00:1',
      '::127.0.0.1',
      '168.63.129.16',
      '100.100.100.200',
      'fd00:ec2::254',
      'nonsense',
    ];
    expect(priv.filter(isPublicAddress)).toEqual([]);
    expect(['93.184.215.14', '2606:4700::1111'].filter(isPublicAddress)).toHaveLength(2);
  });
});
