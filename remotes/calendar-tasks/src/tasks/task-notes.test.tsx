import { renderBoard } from '@board/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../testing/texts.ts';
import { TaskNotes } from './task-notes.tsx';

async function shown(text: string): Promise<ShadowRoot> {
  renderBoard(<TaskNotes text={text} />, { messages });
  const section = screen.getByRole('region', { name: 'Description' });
  return waitFor(() => {
    const host = [...section.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot);
    if (!host?.shadowRoot?.childElementCount) throw new Error('The notes are not drawn');
    return host.shadowRoot;
  });
}

test('what was written about a task is read as markdown, in which a line stays a line', async () => {
  const root = await shown('**Four shapes** first\nthen code\n\n- seeds\n- `assert`');
  expect(root.querySelector('strong')).toHaveTextContent('Four shapes');
  expect(root.querySelectorAll('li')).toHaveLength(2);
  expect(root.host).toHaveAttribute('data-lines');
});

test('what a class or a calendar sent runs nothing and fetches nothing', async () => {
  const root = await shown(
    'Read <script>a()</script><img src="https://example.org/seen.png" alt="this" onerror="a()"> [now](javascript:a())',
  );
  expect(root.querySelector('script, img, [onerror], [href]')).toBeNull();
  expect(root.querySelector('p')).toHaveTextContent('Read this now');
});

test('without a word there is no heading either', () => {
  renderBoard(<TaskNotes text={'  \n'} />, { messages });
  expect(screen.queryByRole('heading')).toBeNull();
});
