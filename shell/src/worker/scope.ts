/** What a service worker is to its code: the few parts of it that this one uses. */
export interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WorkerClient[]>;
    openWindow(url: string): Promise<WorkerClient | null>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly location: Location;
}

interface WorkerClient {
  readonly url: string;
  focus(): Promise<WorkerClient>;
  navigate(url: string): Promise<WorkerClient | null>;
}

export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Not every browser has `addRoutes`; without it each request asks the worker first. */
export interface InstallEvent extends Extendable {
  addRoutes?(route: {
    condition: { urlPattern: { pathname: string } };
    source: 'network';
  }): Promise<void>;
}

/** What was sent; reading it may throw. */
export type Pushed = { json(): unknown } | null;

interface WorkerEvents {
  install: InstallEvent;
  activate: Extendable;
  fetch: FetchEvent;
  message: Extendable & { readonly data: unknown };
  push: Extendable & { readonly data: Pushed };
  notificationclick: Extendable & { readonly notification: Notification };
}

export interface FetchEvent extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
