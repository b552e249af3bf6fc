import type { ReplyOf } from '@board/contracts/calls/call';
import type { getDashboard } from '@board/contracts/calls/system';
import type { capabilities } from '@board/contracts/constants/delivery';
import type { ModulePlace } from '@board/contracts/schemas/system';
import type { Context } from '../context/context.ts';
import type { Transaction } from '../database/connection.ts';
import type { Tables } from '../database/schema.ts';
import type { App } from '../serving/app-type.ts';
import type { ExportPart } from './export-part.ts';
import type { Intent } from './intent.ts';
import type { SearchSource } from './search-source.ts';
import type { Tell } from './tell.ts';
import type { Proposable, Tool } from './tool.ts';

/** What the application hands to its areas. */
export interface House {
  areas: readonly Area[];
  tell: Tell;
  /** The folder that holds `shell/dist` and `remotes/*` with their builds. */
  root: string;
  /** Where the modules of the board stand while nobody has moved them; delivery says so. */
  knownModules: () => Promise<readonly ModulePlace[]>;
}

export type FirstScreen = ReplyOf<typeof getDashboard>;

/** What an area brings to the house, all of it: `areas.ts` lists them, and no other file names one. */
export interface Area {
  routes?: (app: App, house: House) => void;
  jobs?: (app: App, house: House) => void;
  /** What a user takes along, and no table of his may be missing. */
  exportOf?: (ctx: Context) => ExportPart[];
  /** Tables that name a person and are in no export: they say the same again, are secret or soon over. */
  alsoHolds?: readonly (keyof Tables)[];
  /** Its part of what the board shows first; all parts are of one state. */
  firstScreen?: (
    inside: Context,
    at: { date: string; modules: readonly ModulePlace[] },
  ) => Promise<Partial<FirstScreen>>;
  /** What of its things is found by words. */
  search?: readonly SearchSource[];
  /** What the assistant may look up and propose, and how a proposal is done and taken back. */
  tools?: readonly Tool[];
  proposals?: readonly Proposable[];
  /** By which sentences the built-in assistant comes to these tools. */
  intents?: readonly Intent[];
  /** The name by which a remote can ask for it. */
  capability?: (typeof capabilities)[number];
  /** What goes on reading a person's things without his password ends, where he changes it and says so. */
  endsWithPassword?: (tx: Transaction, userId: string) => Promise<unknown>;
}
