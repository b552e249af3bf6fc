import { call } from './make-call.ts';

export type * from '../schemas/assistant-configs.ts';

export const listAssistantConfigs = call(
  'listAssistantConfigs',
  'GET',
  '/admin/deepseek/configs',
  'admin',
  { needs: ['assistant.configure'] },
);
/** Without `config_id`: the one that would answer now. */
export const getAssistantConfig = call(
  'getAssistantConfig',
  'GET',
  '/admin/deepseek/config',
  'admin',
  { needs: ['assistant.configure'] },
);
export const createAssistantConfig = call(
  'createAssistantConfig',
  'POST',
  '/admin/deepseek/config',
  'admin',
  { needs: ['assistant.configure'], matters: true },
);
export const updateAssistantConfig = call(
  'updateAssistantConfig',
  'PUT',
  '/admin/deepseek/config/{id}',
  'admin',
  { needs: ['assistant.configure'], matters: true },
);
export const deleteAssistantConfig = call(
  'deleteAssistantConfig',
  'DELETE',
  '/admin/deepseek/config/{id}',
  'admin',
  { needs: ['assistant.configure'] },
);
export const toggleAssistantConfig = call(
  'toggleAssistantConfig',
  'POST',
  '/admin/deepseek/config/{id}/toggle',
  'admin',
  { needs: ['assistant.configure'], matters: true },
);
export const testAssistantConfig = call(
  'testAssistantConfig',
  'POST',
  '/admin/deepseek/config/{id}/test',
  'admin',
  { needs: ['assistant.configure'], repeatable: false },
);
