import { isDeepStrictEqual } from 'node:util';
import { broughtAlong } from '@board/federation/brought-along';
import { foreignSelectors } from '@board/federation/foreign-selectors';
import { isHouseModule } from '@board/federation/names';
import { sharedPackages } from '@board/federation/shared-modules';
import { chunksGlobal, shellRuntimeName } from '@board/federation/shell-runtime';
import { type Bundle, remoteReleaseOf, scriptsOf } from './bundle.ts';
import { filesAsListed, hashedNames, type Rule, soundRelease } from './rule.ts';

const never = /(?!)/;

/** What a remote's build must hold to live beside the others, with the reason where it does not. */
export const remoteRules: readonly Rule[] = [
  soundRelease,
  filesAsListed,
  hashedNames(never),
  {
    says: 'it is built from the remote.json that stands there',
    broken: (bundle) =>
      isDeepStrictEqual(bundle.descriptor, remoteReleaseOf(bundle).descriptor)
        ? []
        : ['remote.json was changed after the build: build it again'],
  },
  {
    says: 'it runs in the federation runtime of the shell',
    broken(bundle) {
      const own = scriptsOf(bundle).filter(([, text]) => /RUNTIME-001/.test(text));
      const { entry } = remoteReleaseOf(bundle);
      const takes = bundle.files.get(entry)?.includes(`globalThis.${shellRuntimeName}`);
      return [
        ...own.map(
          ([path]) => `${path} brings a federation runtime: defineRemote() takes the shell's`,
        ),
        ...(takes ? [] : [`${entry} does not ask for the shell's runtime: use defineRemote()`]),
      ];
    },
  },
  {
    says: 'it brings nothing of what the shell shares',
    broken: (bundle) => [
      ...scriptsOf(bundle).flatMap(([path, text]) =>
        broughtAlong(text).map(
          (what) => `${path} holds ${what}, of which a page can have one only`,
        ),
      ),
      ...consumed(bundle)
        .filter(({ isBrought }) => isBrought)
        .map(({ name }) => `${name} would be brought along: it needs import: false`),
    ],
  },
  {
    says: 'it takes shared libraries once, in the version that the release says',
    broken(bundle) {
      const { shared } = remoteReleaseOf(bundle);
      return consumed(bundle).flatMap(({ name, text }) => {
        const library = sharedPackages.find((each) => name === each || name.startsWith(`${each}/`));
        const wanted = library && shared[library];
        if (!wanted) return [`${name} is none of the modules that the shell shares`];
        return [
          ...(/singleton:(!0|true)/.test(text) ? [] : [`${name} needs singleton: true`]),
          ...(isHouseModule(name) || /strictVersion:(!0|true)/.test(text)
            ? []
            : [`${name} needs strictVersion: true`]),
          ...(isHouseModule(name) || text.includes(`requiredVersion:"${wanted}"`)
            ? []
            : [`${name} is not asked for as ${wanted}`]),
        ];
      });
    },
  },
  {
    says: 'its names are its own',
    broken(bundle) {
      const { entry } = remoteReleaseOf(bundle);
      const name = chunksGlobal(bundle.name);
      return entryText(bundle).includes(name)
        ? []
        : [`${entry} does not keep its chunks in ${name}: use defineRemote()`];
    },
  },
  {
    says: 'it finds its files wherever it is hosted',
    broken: (bundle) =>
      /\bcurrentScript\b|import\.meta\.url/.test(entryText(bundle))
        ? []
        : ["its addresses are fixed at build time: output.publicPath has to be 'auto'"],
  },
  {
    says: 'its styles reach nothing of others',
    broken: (bundle) =>
      [...bundle.files]
        .filter(([path]) => path.endsWith('.css'))
        .flatMap(([path, bytes]) =>
          foreignSelectors(bytes.toString(), bundle.name).map(
            (selector) => `${path} styles '${selector}': use a CSS module`,
          ),
        ),
  },
  {
    says: 'it keeps no name of an element',
    broken: (bundle) =>
      scriptsOf(bundle)
        .filter(([, text]) => /\bcustomElements\.define\(/.test(text))
        .map(
          ([path]) =>
            `${path} names a custom element, which a page takes once: two releases may run on one, so use elementPart()`,
        ),
  },
  {
    says: 'it needs no eval',
    broken: (bundle) =>
      scriptsOf(bundle)
        .filter(([, text]) => /\beval\(|new Function\(/.test(text))
        .map(([path]) => `${path} evaluates text, which the Content-Security-Policy forbids`),
  },
];

const entryText = (bundle: Bundle): string =>
  bundle.files.get(remoteReleaseOf(bundle).entry)?.toString() ?? '';

/** Each shared module as the bundler wrote it into the entry. */
function consumed(bundle: Bundle): { name: string; text: string; isBrought: boolean }[] {
  return [...entryText(bundle).matchAll(/\{shareScope:"[^"]*",shareKey:"([^"]+)"[^{}]*/g)].map(
    ([text, name = '']) => ({ name, text, isBrought: !/import:(null|!1|false|void 0)/.test(text) }),
  );
}
