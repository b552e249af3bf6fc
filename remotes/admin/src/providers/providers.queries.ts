import {
  type AssistantConfig,
  createAssistantConfig,
  deleteAssistantConfig,
  listAssistantConfigs,
  testAssistantConfig,
  toggleAssistantConfig,
  updateAssistantConfig,
} from '@board/contracts/calls/assistant-configs';
import type { BodyOf } from '@board/contracts/calls/call';
import { newId, patch, planWrite, useApi, useSend, useWrite } from '@board/platform';

const providersPageSize = 20;

export const useProviders = (page: number) =>
  useApi(listAssistantConfigs, {
    query: { page, limit: providersPageSize, include_inactive: true },
  });

const toggle = planWrite<typeof toggleAssistantConfig, AssistantConfig>(toggleAssistantConfig, {
  shows: (_, { id, is_active }) => [
    patch(listAssistantConfigs, (reply) => ({
      ...reply,
      items: reply.items.map((each) =>
        each.id === id ? { ...each, is_active: !is_active } : each,
      ),
    })),
  ],
});

export function useProviderToggle() {
  const { write } = useWrite(toggle);
  return (seen: AssistantConfig) => write({ params: { id: seen.id } }, { seen });
}

export function useProviderSave(config: AssistantConfig | undefined) {
  const create = useSend(createAssistantConfig);
  const update = useSend(updateAssistantConfig);
  return (body: BodyOf<typeof updateAssistantConfig>) =>
    config
      ? update({ params: { id: config.id }, body }, { version: config.version })
      : create({ body: { id: newId(), ...body } });
}

/** Asks the provider again before its pause is over. */
export function useProviderResume() {
  const { write } = useWrite(updateAssistantConfig);
  return ({ id, version }: AssistantConfig) =>
    write({ params: { id }, body: { paused_until: null } }, { version });
}

export const useProviderRemoval = () => useWrite(deleteAssistantConfig);
export const useProviderTest = () => useWrite(testAssistantConfig);
