import { deviceName } from './device-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`,
  ],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 15) ${webKit} Chrome/140.0 Mobile Safari/537.36`,
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'],
  [undefined, 'curl/8.5.0'],
])('a person says %j', (name, userAgent) => {
  expect(deviceName(userAgent, ({ browser, system }) => `${browser} on ${system}`)).toBe(name);
});
