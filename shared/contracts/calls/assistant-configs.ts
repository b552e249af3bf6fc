import type { assistantConfigSchemas } from '../schemas/assistant-configs.ts';
import type { ShapeOf } from '../schemas/call-schema.ts';
import type { Call } from './call.ts';

export type { AssistantConfig } from '../schemas/assistant-configs.ts';

type Schemas = typeof assistantConfigSchemas;
type ConfigCall<Name extends keyof Schemas> = Call<ShapeOf<Schemas[Name]>> & {
  readonly name: Name;
};

export const listAssistantConfigs: ConfigCall<'listAssistantConfigs'> = {
  name: 'listAssistantConfigs',
  method: 'GET',
  path: '/admin/deepseek/configs',
  access: 'admin',
};
/** Without `config_id`: the one that would answer now. */
export const getAssistantConfig: ConfigCall<'getAssistantConfig'> = {
  name: 'getAssistantConfig',
  method: 'GET',
  path: '/admin/deepseek/config',
  access: 'admin',
};
export const createAssistantConfig: ConfigCall<'createAssistantConfig'> = {
  name: 'createAssistantConfig',
  method: 'POST',
  path: '/admin/deepseek/config',
  access: 'admin',
};
export const updateAssistantConfig: ConfigCall<'updateAssistantConfig'> = {
  name: 'updateAssistantConfig',
  method: 'PUT',
  path: '/admin/deepseek/config/{id}',
  access: 'admin',
};
export const deleteAssistantConfig: ConfigCall<'deleteAssistantConfig'> = {
  name: 'deleteAssistantConfig',
  method: 'DELETE',
  path: '/admin/deepseek/config/{id}',
  access: 'admin',
};
export const toggleAssistantConfig: ConfigCall<'toggleAssistantConfig'> = {
  name: 'toggleAssistantConfig',
  method: 'POST',
  path: '/admin/deepseek/config/{id}/toggle',
  access: 'admin',
};
export const testAssistantConfig: ConfigCall<'testAssistantConfig'> = {
  name: 'testAssistantConfig',
  method: 'POST',
  path: '/admin/deepseek/config/{id}/test',
  access: 'admin',
  repeatable: false,
};
