import { type Delivered, plainBytes } from '../files/delivered.ts';
import type { FileStore } from '../files/file-store.ts';
import { madeDelivered } from './made-delivered.ts';
import {
  fileOf,
  type KnownPackages,
  type ReleasedPackage,
  storedHash,
} from './released-packages.ts';
import { textsOf } from './unpack.ts';

/** What a version of the product says of itself to those who build for it, as its packages hold it. */
export interface Guide {
  packages: { released: ReleasedPackage; canary: string; count: number }[];
  /** Of each module that the shell hands to remotes: its names. */
  modules: Record<string, string[]>;
  /** Path of a declaration -> what the compiler says of it. */
  declarations: Map<string, string>;
  /** `slot task` or `event task.open` -> version -> its JSON Schema. */
  agreements: Record<string, Record<string, unknown>>;
  tokens: { name: string; light: string; dark: string | undefined }[];
  /** The pieces of ui as a page of its own: path -> file. */
  gallery: Map<string, Delivered>;
}

const ofRooms = /^(api\/(names\.json|declarations\.txt|agreements\.json)|src\/tokens\.css)$/;
/** What is read of which package. */
const wanted: ReadonlyMap<string, RegExp> = new Map([
  ['@board/contracts', ofRooms],
  ['@board/platform', ofRooms],
  ['@board/ui', ofRooms],
  ['@board/gallery', /^[\w.-]+\.(html|js|css)$/],
]);

export async function readGuide(
  known: KnownPackages,
  files: Pick<FileStore, 'get'>,
): Promise<Guide> {
  const guide: Guide = {
    packages: [],
    modules: {},
    declarations: new Map(),
    agreements: {},
    tokens: [],
    gallery: new Map(),
  };
  for (const { versions, tags } of known.values()) {
    const released = versions.get(tags.latest ?? '');
    if (!released) continue;
    guide.packages.push({ released, canary: tags.canary ?? '', count: versions.size });
    const { name } = released.manifest;
    const asked = wanted.get(name);
    const tarball = asked && (await files.get(storedHash(released), fileOf(released)));
    if (!tarball) continue;
    const texts = await textsOf(plainBytes(tarball), (path) => asked.test(path));
    if (name !== '@board/gallery') addTexts(guide, texts);
    else for (const [path, text] of texts) guide.gallery.set(path, await madeDelivered(path, text));
  }
  return guide;
}

function addTexts(guide: Guide, texts: ReadonlyMap<string, string>): void {
  const names = texts.get('api/names.json');
  if (names) {
    const { modules }: { modules: Record<string, object> } = JSON.parse(names);
    for (const [module, each] of Object.entries(modules)) guide.modules[module] = Object.keys(each);
  }
  for (const part of texts
    .get('api/declarations.txt')
    ?.split(/^\/\/\/\/ /m)
    .slice(1) ?? []) {
    const end = part.indexOf('\n');
    guide.declarations.set(part.slice(0, end), part.slice(end + 1).trim());
  }
  const agreements = texts.get('api/agreements.json');
  if (agreements) guide.agreements = JSON.parse(agreements);
  const css = texts.get('src/tokens.css');
  if (css) guide.tokens = tokensOf(css);
}

/** What stands in `:root`, and what the dark theme has in its place. */
function tokensOf(css: string): Guide['tokens'] {
  const block = (selector: string) => {
    const [, inside = ''] = css.split(new RegExp(`^${selector} \\{$`, 'm'));
    return new Map(
      [...(inside.split(/^\}/m)[0] ?? '').matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
  };
  const dark = block(':root\\.dark');
  return [...block(':root')].map(([name, value]) => {
    const [, light = value, beside] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
    return { name, light, dark: dark.get(name) ?? beside };
  });
}
