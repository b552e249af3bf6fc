import type { EventPayloads } from '../schemas/events.ts';

/** Said by functions of the platform, with functions in it; the shell answers. */
interface PlatformEvents {
  'ui.toast': Toast;
  'ui.confirm': ConfirmRequest;
  'ui.conflict': ConflictRequest;
  /** A layer of a remote, over whichever page is shown. */
  'ui.layer': LayerRequest;
}

/**
 * Everything rooms say to each other at run time. A remote's `events.ts` names what it sends and hears,
 * and so does its `remote.json`, which its build holds against the code. A team adds an event that it
 * owns: `declare module '@board/contracts/events/event-map' { interface EventMap { ... } }`.
 */
export interface EventMap extends PlatformEvents, Omit<EventPayloads, keyof PlatformEvents> {}

export interface LayerRequest {
  remote: string;
  layer: string;
  about?: LayerAbout;
}

/** What a layer is to begin with. */
export interface LayerAbout {
  /** What is there already, to be changed. */
  id?: string;
  date?: string;
  title?: string;
  file?: File;
}

export interface Toast {
  tone: 'info' | 'success' | 'warning' | 'error';
  message: string;
  /** Leads to what was written. */
  open?: { label: string; run: () => void };
  action?: { label: string; run: () => void };
  /** Toasts with the same key replace each other. */
  key?: string;
  /** The things it speaks of, where they are several: what was said of one of them before is over. */
  about?: readonly string[];
  /** What was already said with the same key stays. */
  yields?: boolean;
}

export interface ConfirmRequest {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  answer: (confirmed: boolean) => void;
}

/** `undecided`: closed without a choice. */
export type KeptVersion = 'mine' | 'theirs' | 'undecided';

export interface ConflictRequest {
  title: string;
  mine: readonly ConflictField[];
  theirs: readonly ConflictField[];
  /** When either was made, where it is known. */
  made?: { mine?: number; theirs?: number };
  answer: (keep: KeptVersion) => void;
}

export interface ConflictField {
  label: string;
  value: string;
}

export type EventName = keyof EventMap;
