import type { SearchHit } from '@board/contracts/calls/search';
import { renderHook, waitFor } from '@testing-library/react';
import { keptLists } from '../kept/kept-lists.ts';
import { keepRecent } from '../kept/recent-hits.ts';
import { useRecent } from './use-recent.ts';

jest.mock('../kept/kept-lists.ts');

test('what was opened lately is shown as it is now', async () => {
  const essay = { id: 'essay', title: 'Essay', text: '', date: '2026-11-18', time: null };
  const hit: SearchHit = { ...essay, kind: 'task', completed: false, marks: [] };
  keepRecent('lin', hit);
  const now = { ...essay, title: 'Report', completed: true, tags: [], steps: [] };
  jest.mocked(keptLists).mockResolvedValue([{ name: 'tasks', items: [now], at: 1 }]);
  const { result } = renderHook(() => useRecent('lin'));
  await waitFor(() => expect(result.current).toMatchObject([{ title: 'Report', completed: true }]));
});
