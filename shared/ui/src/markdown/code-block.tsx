import type { Element, ElementContent } from 'hast';
import { useState } from 'react';
import { useSay } from '../texts/say.tsx';
import { useProse } from './use-prose.ts';

interface CodeBlockProps {
  language: string;
  code: string;
}

export function CodeBlock({ language, code }: CodeBlockProps) {
  const prose = useProse();
  const say = useSay();
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // Without a secure origin a browser refuses.
      say(prose('notCopied'));
    }
  }
  return (
    <div className="code">
      <div className="code-head">
        <span>{language}</span>
        <button type="button" onClick={() => void copy()} onBlur={() => setCopied(false)}>
          {prose(copied ? 'copied' : 'copyCode')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  );
}

/** Language and text of a `pre` element. */
export function codeIn(pre: Element | undefined): CodeBlockProps {
  const inner = pre?.children.find((child) => child.type === 'element');
  const names = inner?.properties.className;
  const name = Array.isArray(names)
    ? names.map(String).find((each) => each.startsWith('language-'))
    : '';
  return { language: name?.slice('language-'.length) ?? '', code: pre ? textOf(pre) : '' };
}

export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
