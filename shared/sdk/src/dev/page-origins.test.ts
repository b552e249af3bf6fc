import { forPages } from './page-origins.ts';

const allowed = (origin?: string, port = 3000) =>
  forPages(port)({ headers: origin === undefined ? {} : { origin } })[
    'access-control-allow-origin'
  ];

it('lets the page load what another port serves, and no other site', () => {
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000'])
    expect(allowed(origin)).toBe(origin);
  expect(allowed('http://localhost', 80)).toBe('http://localhost');
  for (const origin of [undefined, 'null', 'https://localhost:3000', 'http://evil.example:3000'])
    expect(allowed(origin)).toBeUndefined();
});
