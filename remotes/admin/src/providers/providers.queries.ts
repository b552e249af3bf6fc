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
import { newId, patch, planWrite, useApi, useSend } from '@board/platform';

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

export function useProviderWrites() {
  const create = useSend(createAssistantConfig);
  const update = useSend(updateAssistantConfig);
  const turn = useSend(toggle);
  const remove = useSend(deleteAssistantConfig);
  const test = useSend(testAssistantConfig);
  return {
    save: (body: BodyOf<typeof updateAssistantConfig>, seen: AssistantConfig | undefined) =>
      seen
        ? update({ params: { id: seen.id }, body }, { seen })
        : create({ body: { id: newId(), ...body } }),
    toggle: (seen: AssistantConfig) => turn({ params: { id: seen.id } }, { seen }),
    /** Asks the provider again before its pause is over. */
    resume: (seen: AssistantConfig) =>
      update({ params: { id: seen.id }, body: { paused_until: null } }, { seen }),
    remove: (seen: AssistantConfig) => remove({ params: { id: seen.id } }, { seen }),
    test: (id: string) => test({ params: { id } }),
  };
}
