import * as calls from '@board/contracts/calls/assistant-configs';
import { assistantConfigSchemas as schemas } from '@board/contracts/schemas/assistant-configs';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { createConfig } from './configs/create-config.ts';
import { deleteConfig } from './configs/delete-config.ts';
import { getConfig } from './configs/get-config.ts';
import { listConfigs } from './configs/list-configs.ts';
import { testConfig } from './configs/test-config.ts';
import { toggleConfig } from './configs/toggle-config.ts';
import { updateConfig } from './configs/update-config.ts';
import type { Patience } from './provider/patience.ts';

export function assistantConfigRoutes(app: App, patience: Patience): void {
  serve(app, calls.listAssistantConfigs, schemas.listAssistantConfigs, (ctx, { query }) =>
    listConfigs(ctx, query),
  );
  serve(app, calls.getAssistantConfig, schemas.getAssistantConfig, (ctx, { query }) =>
    getConfig(ctx, query.config_id),
  );
  serve(app, calls.createAssistantConfig, schemas.createAssistantConfig, (ctx, { body }) =>
    createConfig(ctx, body),
  );
  serve(
    app,
    calls.updateAssistantConfig,
    schemas.updateAssistantConfig,
    (ctx, { params, body, ifMatch }) => updateConfig(ctx, params.id, body, ifMatch),
  );
  serve(
    app,
    calls.toggleAssistantConfig,
    schemas.toggleAssistantConfig,
    (ctx, { params, ifMatch }) => toggleConfig(ctx, params.id, ifMatch),
  );
  serve(
    app,
    calls.deleteAssistantConfig,
    schemas.deleteAssistantConfig,
    async (ctx, { params, ifMatch }) => {
      await deleteConfig(ctx, params.id, ifMatch);
      return { success: true };
    },
  );
  serve(app, calls.testAssistantConfig, schemas.testAssistantConfig, (ctx, { params }) =>
    testConfig(ctx, patience, params.id),
  );
}
