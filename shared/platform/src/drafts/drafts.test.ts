import { sessionState } from '../session/session-state.ts';
import { clearDrafts, dropDraft, hasUnsavedDrafts, keepDraft, readDraft } from './drafts.ts';

const signIn = (id: string) => {
  sessionState.user = { id } as typeof sessionState.user;
};

afterEach(() => sessionStorage.clear());

test('a draft belongs to the person who typed it', () => {
  signIn('lin');
  keepDraft('task.add', { title: 'essay' });
  expect(readDraft('task.add')).toEqual({ title: 'essay' });
  signIn('zhou');
  expect(readDraft('task.add')).toBeUndefined();
});

test('a draft that was typed over another version of a thing is thrown away', () => {
  signIn('lin');
  keepDraft('task.1', { title: 'essay' }, 2);
  expect(readDraft('task.1', 2)).toEqual({ title: 'essay' });
  expect(readDraft('task.1', 3)).toBeUndefined();
  expect(hasUnsavedDrafts()).toBe(false);
});

test('drafts can be dropped one by one and all at once', () => {
  signIn('lin');
  keepDraft('a', { text: '1' });
  keepDraft('b', { text: '2' });
  dropDraft('a');
  expect(hasUnsavedDrafts()).toBe(true);
  clearDrafts();
  expect(hasUnsavedDrafts()).toBe(false);
});

test('a draft that cannot be read is thrown away', () => {
  signIn('lin');
  sessionStorage.setItem('board.draft.lin.task.add', '{');
  expect(readDraft('task.add')).toBeUndefined();
  expect(hasUnsavedDrafts()).toBe(false);
});

test('a draft of a former form is thrown away', () => {
  signIn('lin');
  sessionStorage.setItem('board.draft.lin.task.add', '{"title":"essay"}');
  expect(readDraft('task.add')).toBeUndefined();
  expect(hasUnsavedDrafts()).toBe(false);
});
