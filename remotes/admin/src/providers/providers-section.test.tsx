import {
  createAssistantConfig,
  toggleAssistantConfig,
  updateAssistantConfig,
} from '@board/contracts/calls/assistant-configs';
import { screen, waitFor, within } from '@testing-library/react';
import { provider, section, showConsole } from '../testing/show-console.tsx';
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
  await person.click(screen.getByRole('button', { name: 'New config' }));
  const dialog = await screen.findByRole('dialog', { name: 'New AI config' });
  await person.click(await within(dialog).findByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please enter the API key')).toBeVisible();
  expect(api.requests(createAssistantConfig)).toHaveLength(0);
  await person.type(within(dialog).getByLabelText('API key'), 'sk-0123456789');
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('AI config saved')).toBeVisible();
  expect(api.requests(createAssistantConfig)[0]?.body).toMatchObject({
    api_key: 'sk-0123456789',
    model: 'deepseek-chat',
    rate_limit_per_minute: 10,
    rate_limit_per_day: 500,
    is_active: true,
  });
  await person.click(within(section('AI providers')).getByRole('button', { name: 'Edit' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit AI config' });
  await person.click(within(edit).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(updateAssistantConfig)).toHaveLength(1));
  expect(api.requests(updateAssistantConfig)[0]?.body).not.toHaveProperty('api_key');
});
