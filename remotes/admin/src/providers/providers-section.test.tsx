import {
  createAssistantConfig,
  listAssistantConfigs,
  toggleAssistantConfig,
  updateAssistantConfig,
} from '@board/contracts/calls/assistant-configs';
import { ApiError } from '@board/platform';
import { pageOf } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, provider, section, showConsole } from '../testing/show-console.tsx';
import { ProvidersSection } from './providers-section.tsx';

beforeEach(() => sessionStorage.clear());

test('a provider is switched, created with a key, and kept without one', async () => {
  const { person, api } = showConsole(<ProvidersSection />);
  api
    .on(toggleAssistantConfig, () => ({ ...provider, is_active: false }))
    .on(createAssistantConfig, () => provider)
    .on(updateAssistantConfig, () => provider);
  await person.click(await screen.findByRole('switch', { name: 'deepseek-chat on' }));
  expect(api.requests(toggleAssistantConfig)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Add a provider' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add an AI provider' });
  await person.click(await within(dialog).findByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText('Please enter the API key')).toBeVisible();
  expect(api.requests(createAssistantConfig)).toHaveLength(0);
  await person.type(within(dialog).getByLabelText('API key'), 'sk-0123456789');
  await person.click(within(dialog).getByRole('switch', { name: 'The model sees pictures' }));
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('AI config saved')).toBeVisible();
  expect(api.requests(createAssistantConfig)[0]?.body).toMatchObject({
    api_key: 'sk-0123456789',
    model: 'deepseek-chat',
    rate_limit_per_minute: 10,
    rate_limit_per_day: 500,
    is_active: true,
    sees_pictures: true,
  });
  await person.click(within(section('AI providers')).getByRole('button', { name: 'Edit' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit AI provider' });
  await person.click(within(edit).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(updateAssistantConfig)).toHaveLength(1));
  expect(api.requests(updateAssistantConfig)[0]?.body).not.toHaveProperty('api_key');
});

test.each([
  ['en', 'Asked for a pause until 07:31', 'Ask it again now'],
  ['zh-CN', '要求暂停至 07:31', '立即恢复'],
] as const)(
  'in %s a provider that asked for a pause says until when, and a press ends it',
  async (locale, words, press) => {
    const api = answers().on(listAssistantConfigs, () =>
      pageOf([{ ...provider, paused_until: '2026-11-18T07:31:00.000Z' }]),
    );
    const { person } = showConsole(<ProvidersSection />, { locale, api });
    expect(await screen.findByText(words)).toBeVisible();
    api
      .on(updateAssistantConfig, () => provider)
      .on(listAssistantConfigs, () => pageOf([provider]));
    await person.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
    expect(api.requests(updateAssistantConfig)[0]).toMatchObject({
      version: 1,
      body: { paused_until: null },
    });
  },
);

test('an address that is emptied stays, and stands there', async () => {
  const { person, api } = showConsole(<ProvidersSection />);
  api.on(updateAssistantConfig, () => provider);
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit AI provider' }));
  const [address, model] = [/^Base URL/, /^Model/].map((name) => edit.getByLabelText(name));
  for (const field of [address, model]) await person.clear(field as HTMLElement);
  expect(address).toHaveAttribute('placeholder', provider.base_url);
  expect(model).toHaveAttribute('placeholder', provider.model);
  const day = edit.getByLabelText(/^Requests\/day/);
  await person.clear(day);
  expect(day).toHaveAttribute('placeholder', `${provider.rate_limit_per_day}`);
  await person.click(edit.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(updateAssistantConfig)).toHaveLength(1));
  const { rate_limit_per_day } = provider;
  expect(api.requests(updateAssistantConfig)[0]?.body).toMatchObject({ rate_limit_per_day });
});

test('a key that has to be entered again is asked for at its field', async () => {
  const { person, api } = showConsole(<ProvidersSection />);
  const message = 'The stored key belongs to the present address';
  api.on(updateAssistantConfig, () => {
    const details = [{ field: 'api_key', message }];
    throw new ApiError(400, 'assistant.key_again', { message, details });
  });
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit AI provider' });
  await person.click(within(edit).getByRole('button', { name: 'Save' }));
  const key = within(edit).getByLabelText('API key');
  await waitFor(() => expect(key).toHaveAccessibleDescription(new RegExp(message)));
  expect(within(edit).getAllByText(message)).toHaveLength(1);
});
