import type { FirstScreen, House } from '../../area/area.ts';
import { type Context, today } from '../../context/context.ts';
import { read } from '../../writing/transaction.ts';

/** Everything the first screen shows, as one state, each area's part by itself. */
export async function dashboard(
  ctx: Context,
  { areas, knownModules }: House,
  date: string = today(ctx),
): Promise<FirstScreen> {
  const modules = await knownModules();
  return read(ctx, async (connection) => {
    const screen: Partial<FirstScreen> = { date };
    for (const { firstScreen } of areas)
      Object.assign(
        screen,
        await firstScreen?.({ ...ctx, snapshot: connection }, { date, modules }),
      );
    // What is missing yet would be refused by the reply's schema.
    return screen as FirstScreen;
  });
}
