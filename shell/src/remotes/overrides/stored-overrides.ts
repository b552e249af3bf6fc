const key = 'board.overrides';

/** Where this tab takes remotes from instead of their release, by name. */
export type Overrides = Readonly<Record<string, string>>;

export function storedOverrides(): Overrides {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, url]) => typeof url === 'string'));
  } catch {
    return {};
  }
}

export function keepOverride(remote: string, url: string): void {
  sessionStorage.setItem(key, JSON.stringify({ ...storedOverrides(), [remote]: url }));
}

export function resetOverrides(): void {
  sessionStorage.removeItem(key);
  location.reload();
}

export const hasOverrides = (): boolean => Object.keys(storedOverrides()).length > 0;
