import { createHash } from 'node:crypto';
import type { RemoteRelease } from '../../../shared/federation/release.ts';

/** What a release does: at which phase it fails, or not at all. */
export const deeds = ['works', 'works', 'works', 'evaluate', 'setup', 'render'] as const;
export type Deed = (typeof deeds)[number];

export interface Made {
  release: RemoteRelease;
  deed: Deed;
  contents: Map<string, Buffer>;
}

/** The shell that it is made for. */
export type Offer = Pick<RemoteRelease, 'platform' | 'runtime'>;

let made = 0;

export function makeRelease(name: string, deed: Deed, offer: Offer): Made {
  made += 1;
  const text = JSON.stringify({ deed, made });
  const entry = `${name}.${digest(text, 'sha256', 'hex').slice(0, 16)}.js`;
  const late = `late.${digest(`late ${text}`, 'sha256', 'hex').slice(0, 16)}.js`;
  const contents = new Map([
    [entry, Buffer.from(text)],
    [late, Buffer.from(`"late ${made}"`)],
  ]);
  const title = { 'zh-CN': name, en: name };
  return {
    deed,
    contents,
    release: {
      ...{ format: 1, name, entry, shared: {}, ...offer },
      version: `1.0.0-${digest(text, 'sha256', 'hex').slice(0, 12)}`,
      files: [...contents].map(([path, bytes]) => ({
        path,
        bytes: bytes.length,
        integrity: `sha384-${digest(bytes, 'sha384', 'base64')}`,
        kind: path === entry ? 'entry' : 'script',
        initial: path === entry,
      })),
      descriptor: {
        ...{ name, title, owner: 'A proof', platform: offer.platform },
        modules: [{ id: name, title, column: 'left', order: 9, height: 100 }],
        ...{ pages: [], slots: [], permissions: [], capabilities: [] },
        events: { in: [], out: [] },
      },
    },
  };
}

export const digest = (
  of: string | Buffer,
  algorithm: 'sha256' | 'sha384',
  encoding: 'hex' | 'base64' | 'base64url',
): string => createHash(algorithm).update(of).digest(encoding);
