import * as calls from '@board/contracts/calls/assistant-configs';
import { assistantConfigSchemas as schemas } from '@board/contracts/schemas/assistant-configs';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { createConfig } from './configs/create-config.ts';
import { deleteConfig } from './configs/delete-config.ts';
import { getConfig } from './configs/get-config.ts';
import { listConfigs } from './configs/list-configs.ts';
import { testConfig } from './configs/test-config.ts';
import { toggleConfig } from './configs/toggle-config.ts';
import { updateConfig } from './configs/update-config.ts';

export function assistantConfigRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  serve('listAssistantConfigs', (ctx, { query }) => listConfigs(ctx, query));
  serve('getAssistantConfig', (ctx, { query }) => getConfig(ctx, query.config_id));
  serve('createAssistantConfig', (ctx, { body }) => createConfig(ctx, body));
  serve('updateAssistantConfig', (ctx, { params, body, ifMatch }) =>
    updateConfig(ctx, params.id, body, ifMatch),
  );
  serve('toggleAssistantConfig', (ctx, { params, ifMatch }) =>
    toggleConfig(ctx, params.id, ifMatch),
  );
  serve('deleteAssistantConfig', (ctx, { params, ifMatch }) =>
    done(deleteConfig(ctx, params.id, ifMatch)),
  );
  serve('testAssistantConfig', (ctx, { params }) => testConfig(ctx, params.id));
}
