import { scriptsOf } from './bundle.ts';
import { filesAsListed, hashedNames, type Rule, soundRelease } from './rule.ts';

/** Names that stay: the page, and what browsers ask for by a fixed name. */
const fixed = /^(index[.]html|sw[.]js|manifest[.]webmanifest|icons\/.*|packages\/.*)$/;

export const shellRules: readonly Rule[] = [
  soundRelease,
  filesAsListed,
  hashedNames(fixed),
  {
    says: 'its page holds nothing inline and checks what it loads',
    broken({ files }) {
      const page = files.get('index.html')?.toString() ?? '';
      const inline = /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/.test(page);
      const unchecked = [...page.matchAll(/<(?:script|link)[^>]*(?:src|href)="\/assets\/[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => !/\bintegrity=/.test(tag));
      return [
        ...(inline ? ['index.html holds something inline, which the policy forbids'] : []),
        ...unchecked.map((tag) => `index.html loads a file without integrity: ${tag}`),
      ];
    },
  },
  {
    says: 'it needs no eval',
    broken: (bundle) =>
      scriptsOf(bundle)
        .filter(([, text]) => /\beval\(/.test(text))
        .map(([path]) => `${path} evaluates text, which the Content-Security-Policy forbids`),
  },
];
