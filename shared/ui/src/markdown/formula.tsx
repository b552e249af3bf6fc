import katex from 'katex';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { lettersOf } from './letters.ts';
import { useProse } from './use-prose.ts';

/** What a formula is drawn of, as the whitelist says it of a text: nothing here leads, loads or runs. */
const elements = new Set(
  'math menclose mfrac mi mn mo mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover'.split(
    ' ',
  ),
);
const attributes = new Set(
  'accent accentunder columnalign columnlines columnspacing depth display displaystyle fence height largeop linethickness lspace mathbackground mathcolor mathvariant maxsize minsize notation rowlines rowspacing rspace scriptlevel separator stretchy voffset width'.split(
    ' ',
  ),
);

/** Browsers break no formula: what may be wider than a phone scrolls. */
const mayBeWide = 60;

/** Of elements: a matrix of ten by ten has half of them. */
const most = 700;

/** With names of its own a short formula could grow beyond all measure. */
const definition = /\\(?:[egx]?def|let|futurelet|\w*command)(?![a-zA-Z])/;

/** A formula as MathML, which browsers draw with the fonts they have; what cannot be read stands as it was written. */
export function Formula({ tex, display }: { tex: string; display: boolean }) {
  const prose = useProse();
  const drawn = useMemo(() => drawnOf(tex, display), [tex, display]);
  if (!drawn) return <code>{tex}</code>;
  if (!display && tex.length < mayBeWide) return drawn;
  const kind = display ? 'formula display' : 'formula';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard
    <span className={kind} role="group" aria-label={prose('formula')} tabIndex={0}>
      {drawn}
    </span>
  );
}

function drawnOf(tex: string, displayMode: boolean): ReactNode {
  if (definition.test(tex)) return null;
  const away = document.createElement('span');
  try {
    katex.render(tex, away, {
      displayMode,
      output: 'mathml',
      errorColor: 'currentcolor',
      strict: 'ignore',
      trust: false,
      maxExpand: 200,
      maxSize: 20,
    });
  } catch {
    // Not TeX, or nested deeper than the reader goes.
    return null;
  }
  const math = away.querySelector('math');
  return math && math.querySelectorAll('*').length <= most ? allowed(math, 0) : null;
}

function allowed(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    const hand = node.parentElement?.getAttribute('mathvariant') ?? null;
    return lettersOf(node.nodeValue ?? '', hand);
  }
  // Says the formula once more, as TeX.
  if (!(node instanceof Element) || node.localName === 'annotation') return null;
  const kept = [...node.attributes].filter(({ name }) => attributes.has(name));
  return createElement(
    elements.has(node.localName) ? node.localName : Fragment,
    { key, ...Object.fromEntries(kept.map(({ name, value }) => [name, value])) },
    ...[...node.childNodes].map(allowed),
  );
}
