/** `remote.json`: what the shell may know and draw of a remote while the remote itself is down. */
export interface RemoteDescriptor {
  name: string;
  title: Titles;
  owner: string;
  /** The versions of the platform it is built for, such as `^1.0.0`. */
  platform: string;
  modules: ModuleDescriptor[];
  pages: PageDescriptor[];
  slots: SlotDescriptor[];
  /** What can be added with it, from any page. */
  adds?: AddDescriptor[];
  /** What it finds of its own, beside what the server does. */
  search?: SearchDescriptor[];
  /** What it has on days, which a calendar shows beside what others have. */
  days?: DaysDescriptor[];
  permissions: string[];
  /** Names of server capabilities without which it is of no use. */
  capabilities: string[];
  /** By name, with the versions that will do where these are not `^1.0.0`: `lost.found ^2.0.0`. */
  events: {
    in: string[];
    out: string[];
    /** What only this remote owns; others may say and hear it. */
    own?: EventDescriptor[];
  };
}

export interface Titles {
  'zh-CN': string;
  en: string;
}

export interface ModuleDescriptor {
  id: string;
  title: Titles;
  column: ModuleColumn;
  /** Place within its column, or within its host when `partOf` is set. */
  order: number;
  /** Height in px of the skeleton, so that nothing moves when the module arrives. */
  height: number;
  partOf?: string;
  phone?: { tab: PhoneTab; order: number };
  /** The versions of what the board passes to a module; `^1.0.0` when it is not said. */
  contract?: string;
}

export interface PageDescriptor {
  path: string;
  title: Titles;
  access: 'user' | 'admin';
  nav?: boolean;
}

export interface AddDescriptor {
  /** The layer of the remote that opens. */
  layer: string;
  title: Titles;
  /** What one may write there, for instance. */
  example: Titles;
  /** A drawing of the shell's; one that it does not have is a plus. */
  icon: string;
  order: number;
}

export interface SearchDescriptor {
  /** Names the function of the module that is asked. */
  kind: string;
  /** Stands above its hits. */
  title: Titles;
}

export interface DaysDescriptor {
  /** Names the part of the module that tells of them. */
  source: string;
  /** Under this name they are switched on and off. */
  title: Titles;
  /** Place among all sources. */
  order: number;
}

export interface EventDescriptor {
  /** Begins with the remote's name and a point. */
  name: string;
  version: string;
  /** The JSON Schema of what it carries. */
  payload: Record<string, unknown>;
}

export interface SlotDescriptor {
  slot: string;
  order: number;
  /** Height in px of its place while it comes, so that nothing moves when it does. */
  height?: number;
  /** The versions of what the slot passes; `^1.0.0` when it is not said. */
  contract?: string;
}

export const moduleColumns = ['left', 'middle', 'right'] as const;
export type ModuleColumn = (typeof moduleColumns)[number];

export const phoneTabs = ['today', 'courses', 'money', 'assistant'] as const;
export type PhoneTab = (typeof phoneTabs)[number];
