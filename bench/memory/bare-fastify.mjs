import fastify from 'fastify';

/** Fastify and nothing else, plain JavaScript: nothing has to be loaded to understand it. */
const http = fastify();
http.get('/', () => ({ hello: 'world' }));
console.log(await http.listen({ port: 0, host: '127.0.0.1' }));
