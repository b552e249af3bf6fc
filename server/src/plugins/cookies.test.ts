import fastify from 'fastify';
import { cookieOf, setCookie } from './cookies.ts';

it('are told to stay on https, where the product is served so', async () => {
  const told = async (PUBLIC_URL: string) => {
    const app = fastify();
    app.get('/', (_, reply) => {
      setCookie({ PUBLIC_URL }, reply, { name: 'board_pin', value: 'a', maxAge: 60 });
      return reply.send();
    });
    return (await app.inject('/')).headers['set-cookie'];
  };
  const plain = 'board_pin=a; Path=/; Max-Age=60; HttpOnly; SameSite=Lax';
  expect(await told('http://localhost:3000')).toBe(plain);
  expect(await told('https://board.example.org')).toBe(`${plain}; Secure`);
});

it('are read by their whole name', async () => {
  const app = fastify();
  app.get('/', (request) => ({ value: cookieOf(request, 'pin') }));
  const headers = { cookie: 'board_pin=other; pin=composition:1a.b~c-d' };
  expect((await app.inject({ url: '/', headers })).json()).toEqual({
    value: 'composition:1a.b~c-d',
  });
});
