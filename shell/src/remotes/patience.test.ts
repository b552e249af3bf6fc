import { patienceName } from '@board/federation/patience';
import { patienceMs } from './patience.ts';

it('is eight seconds, or what the page says', () => {
  expect(patienceMs()).toBe(8000);
  document.head.innerHTML = `<meta name="${patienceName}" content="20">`;
  expect(patienceMs()).toBe(20_000);
});
