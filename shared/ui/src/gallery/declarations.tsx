import { createContext, use } from 'react';
import styles from './gallery.module.css';

interface Report {
  /** All that the room shows. */
  readonly names: readonly string[];
  readonly declarations: string;
}

/** The API report of the room, or nothing where it was not brought along. */
export const ApiReport = createContext<Report>({ names: [], declarations: '' });

/** What the report says of the pieces that a section shows. */
export function DeclarationsOf({ names }: { readonly names: readonly string[] }) {
  const { declarations } = use(ApiReport);
  const said = names.flatMap((name) => {
    const text = declarationOf(name, declarations);
    return text === undefined ? [] : [{ name, text }];
  });
  return said.map(({ name, text }) => (
    <details key={name}>
      <summary className={styles.name}>{name}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <pre className={styles.code} tabIndex={0}>
        {text}
      </pre>
    </details>
  ));
}

/** The file of the report that declares it: its props stand above it. */
function declarationOf(name: string, report: string): string | undefined {
  const declares = new RegExp(`^export declare (function|const|class) ${name}\\b`, 'm');
  return report
    .split(/^\/\/\/\/ .*\n/m)
    .find((part) => declares.test(part))
    ?.trim();
}
