/**
 * Everything rooms say to each other at run time. A remote's `events.ts` names
 * what it sends and hears; the payload types are here and nowhere else.
 */
export interface EventMap {
  /** Shown by the shell. */
  'ui.toast': Toast;
  'ui.confirm': ConfirmRequest;
  'ui.conflict': ConflictRequest;
  /** A layer of a remote, over whichever page is shown. */
  'ui.layer': LayerRequest;
  /** Open something wherever it lives; who owns the noun answers. */
  'task.open': { id: string; date: string; reminder?: boolean };
  'task.add': { date?: string; title?: string };
  'transaction.add': { date?: string };
  'course.open': { id: string; date: string };
  'assistant.ask': { message: string };
  'settings.layout': undefined;
  /** Something arrived over the live stream. */
  'notification.received': { id: string; title: string; message: string; actionUrl: string | null };
  /** Settings and the like moved, which are the same for everybody. */
  'global.changed': undefined;
  /** The session ended; nothing of the person may stay on screen. */
  'session.ended': { reason: 'logout' | 'expired' | 'password_changed' };
  /** A remote's new release waits for the next reload. */
  'release.available': { remote: string; version: string };
}

export interface LayerRequest {
  remote: string;
  layer: string;
  about?: LayerAbout;
}

/** What a layer is to begin with. */
export interface LayerAbout {
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
  answer: (keep: KeptVersion) => void;
}

export interface ConflictField {
  label: string;
  value: string;
}

export type EventName = keyof EventMap;
