import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import look from './markdown.shadow.css';
import { guardedSheet } from './style-guard.ts';

const Root = createContext<ShadowRoot | null>(null);
const mostSheets = 20;

let sheet: CSSStyleSheet | undefined;

/** The look of all of it; tokens reach into a shadow root, classes of the page do not. */
function sheetOfAll(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(look);
  }
  return sheet;
}

interface MarkdownRootProps {
  readonly lines: boolean;
  readonly children: ReactNode;
}

/** A shadow root for one text: no style of it can mean anything outside. */
export function MarkdownRoot({ lines, children }: MarkdownRootProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (!host) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheetOfAll()];
    setRoot(shadow);
  }, []);
  return (
    <div ref={attach} data-lines={lines || undefined}>
      {root && createPortal(<Root value={root}>{children}</Root>, root)}
    </div>
  );
}

/** Stands for a style block of a text: draws nothing, and its rules hold as long as it is there. */
export function MarkdownStyle({ text }: { text: string }) {
  const root = useContext(Root);
  useLayoutEffect(() => {
    if (!root || root.adoptedStyleSheets.length > mostSheets) return;
    const own = guardedSheet(text);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, own];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== own);
    };
  }, [root, text]);
  return null;
}
