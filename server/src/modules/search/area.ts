import { search as searchCall } from '@board/contracts/calls/search';
import { searchSchemas as schemas } from '@board/contracts/schemas/search';
import type { Area, House } from '../../area/area.ts';
import type { App } from '../../serving/app-type.ts';
import { serve } from '../../serving/routes.ts';
import { search } from './search.ts';

function searchRoutes(app: App, { areas }: House): void {
  const sources = areas.flatMap(({ search: own }) => own ?? []);
  serve(app, searchCall, schemas.search, (ctx, { query }) => search(ctx, sources, query));
}

export const area: Area = { routes: searchRoutes, alsoHolds: ['search_entries'] };
