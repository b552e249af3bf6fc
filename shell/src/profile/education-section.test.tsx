import {
  bindEducation,
  type EducationBinding,
  getEducationBinding,
  syncEducation,
} from '@board/contracts/calls/education';
import { mockApi, renderBoard } from '@board/test-kit';
import { act, screen } from '@testing-library/react';
import { shellMessages } from '../testing/shell-texts.ts';
import { EducationSection } from './education-section.tsx';

const never = { at: null, message: null, added: 0, changed: 0, removed: 0 };
const done = { state: 'done', progress: 1, at: '2026-11-18T07:00:00Z', message: null } as const;

const bindingWith = (sync: EducationBinding['sync']): EducationBinding => ({
  isBound: true,
  apiPath: 'https://jw.example.edu.cn/api',
  defaultApiPath: null,
  bound_at: '2026-11-18T06:00:00Z',
  sync,
});

let binding: EducationBinding;

function open() {
  const api = mockApi()
    .on(getEducationBinding, () => binding)
    .on(syncEducation, () => {
      binding = bindingWith({ state: 'running', progress: 0, ...never });
      return binding;
    });
  return { api, ...renderBoard(<EducationSection />, { messages: shellMessages }) };
}

const readButton = () => screen.findByRole('button', { name: 'Read now' });

beforeEach(() => {
  sessionStorage.clear();
  binding = bindingWith({ ...done, added: 0, changed: 0, removed: 0 });
});

test('a reading shows how far it is and what it came to', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { person } = open();
  await person.click(await readButton());
  const bar = await screen.findByRole('progressbar', { name: 'Reading from your school' });
  expect(screen.getByText('Bound')).toBeVisible();
  expect(await readButton()).toBeDisabled();
  binding = bindingWith({ state: 'running', progress: 0.5, ...never });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(bar).toHaveAttribute('aria-valuenow', '0.5');
  binding = bindingWith({ ...done, added: 12, changed: 3, removed: 1 });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('12 added, 3 changed, 1 removed')).toBeVisible();
  expect(await readButton()).toBeEnabled();
  jest.useRealTimers();
});

test('a path that was typed outlives a reload, a key does not', async () => {
  const first = open();
  const path = await screen.findByLabelText('API path');
  await first.person.clear(path);
  await first.person.type(path, 'https://edu.example.edu.cn');
  await first.person.type(screen.getByLabelText('API key'), 'secret');
  first.unmount();
  open();
  await readButton();
  expect(screen.getByLabelText('API path')).toHaveValue('https://edu.example.edu.cn');
  expect(screen.getByLabelText('API key')).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
});

test('what was saved is no draft any more', async () => {
  const { api, person } = open();
  api.on(bindEducation, ({ body }) => {
    binding = { ...binding, apiPath: body.apiPath };
    return binding;
  });
  const path = await screen.findByLabelText('API path');
  await person.clear(path);
  await person.type(path, 'https://edu.example.edu.cn');
  await person.type(screen.getByLabelText('API key'), 'secret');
  await person.click(screen.getByRole('button', { name: 'Update binding' }));
  expect(await screen.findByText(/The education system is bound/)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByLabelText('API path')).toHaveValue('https://edu.example.edu.cn');
});
