import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './message-root.module.css';
import replyCss from './reply.shadow.css';
import { guardedSheet } from './style-guard.ts';

const Root = createContext<ShadowRoot | null>(null);
const mostSheets = 20;

let sheet: CSSStyleSheet | undefined;

/** The look of all replies; tokens reach into a shadow root, classes of the page do not. */
function replySheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(replyCss);
  }
  return sheet;
}

/** A shadow root for one message: no style of it can mean anything outside. */
export function MessageRoot({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (!host) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [replySheet()];
    setRoot(shadow);
  }, []);
  return (
    <div ref={attach} className={styles.host}>
      {root && createPortal(<Root value={root}>{children}</Root>, root)}
    </div>
  );
}

/** Stands for a style block of a reply: draws nothing, and its rules hold as long as it is there. */
export function MessageStyle({ text }: { text: string }) {
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
