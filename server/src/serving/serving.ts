import type { Call, CallShape } from '@board/contracts/calls/call';
import type { CallSchema } from '@board/contracts/schemas/call-schema';
import type { Context, PublicContext } from '../context/context.ts';
import type { App } from './app-type.ts';
import type { RouteOptions } from './prepare.ts';
import { type Handler, serve, servePublic } from './routes.ts';

type NameIn<Calls, Schemas> = keyof Calls & keyof Schemas;
type ShapeIn<Calls, Name extends keyof Calls> =
  Calls[Name] extends Call<infer Shape extends CallShape> ? Shape : never;

interface Serving<Calls, Schemas, Ctx> {
  <Name extends NameIn<Calls, Schemas>>(
    name: Name,
    handler: Handler<ShapeIn<Calls, Name>, Ctx>,
  ): void;
  <Name extends NameIn<Calls, Schemas>>(
    name: Name,
    options: RouteOptions,
    handler: Handler<ShapeIn<Calls, Name>, Ctx>,
  ): void;
}

type Served<Ctx> = (
  app: App,
  call: Call,
  schema: CallSchema,
  handler: Handler<CallShape, Ctx>,
  options?: RouteOptions,
) => void;

/** The calls of an area, each served by its name alone: its schema has the same. */
export function serving<Calls extends object, Schemas extends object>(
  app: App,
  calls: Calls,
  schemas: Schemas,
): {
  serve: Serving<Calls, Schemas, Context>;
  servePublic: Serving<Calls, Schemas, PublicContext>;
} {
  const byName =
    <Ctx>(served: Served<Ctx>) =>
    (name: NameIn<Calls, Schemas>, ...given: (RouteOptions | Handler<CallShape, Ctx>)[]) => {
      const handler = given.pop() as Handler<CallShape, Ctx>;
      const [options] = given as RouteOptions[];
      served(app, calls[name] as Call, schemas[name] as CallSchema, handler, options);
    };
  return { serve: byName(serve), servePublic: byName(servePublic) };
}

/** For what answers nothing but that it is done. */
export async function done(work: Promise<unknown>): Promise<{ success: boolean }> {
  await work;
  return { success: true };
}
