import type { assistantConfigSchemas } from '../schemas/assistant-configs.ts';
import type { CallOf } from './call.ts';

export type { AssistantConfig } from '../schemas/assistant-configs.ts';

type Schemas = typeof assistantConfigSchemas;
type ConfigCall<Name extends keyof Schemas> = CallOf<Schemas, Name>;

export const listAssistantConfigs: ConfigCall<'listAssistantConfigs'> = {
  name: 'listAssistantConfigs',
  method: 'GET',
  path: '/admin/deepseek/configs',
  access: 'admin',
  needs: ['assistant.configure'],
};
/** Without `config_id`: the one that would answer now. */
export const getAssistantConfig: ConfigCall<'getAssistantConfig'> = {
  name: 'getAssistantConfig',
  method: 'GET',
  path: '/admin/deepseek/config',
  access: 'admin',
  needs: ['assistant.configure'],
};
export const createAssistantConfig: ConfigCall<'createAssistantConfig'> = {
  name: 'createAssistantConfig',
  method: 'POST',
  path: '/admin/deepseek/config',
  access: 'admin',
  needs: ['assistant.configure'],
};
export const updateAssistantConfig: ConfigCall<'updateAssistantConfig'> = {
  name: 'updateAssistantConfig',
  method: 'PUT',
  path: '/admin/deepseek/config/{id}',
  access: 'admin',
  needs: ['assistant.configure'],
};
export const deleteAssistantConfig: ConfigCall<'deleteAssistantConfig'> = {
  name: 'deleteAssistantConfig',
  method: 'DELETE',
  path: '/admin/deepseek/config/{id}',
  access: 'admin',
  needs: ['assistant.configure'],
};
export const toggleAssistantConfig: ConfigCall<'toggleAssistantConfig'> = {
  name: 'toggleAssistantConfig',
  method: 'POST',
  path: '/admin/deepseek/config/{id}/toggle',
  access: 'admin',
  needs: ['assistant.configure'],
};
export const testAssistantConfig: ConfigCall<'testAssistantConfig'> = {
  name: 'testAssistantConfig',
  method: 'POST',
  path: '/admin/deepseek/config/{id}/test',
  access: 'admin',
  needs: ['assistant.configure'],
  repeatable: false,
};
