import type { Element, ElementContent } from 'hast';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { useCopy } from '../use-copy.ts';

interface CodeBlockProps {
  language: string;
  code: string;
}

export function CodeBlock({ language, code }: CodeBlockProps) {
  const t = useTexts();
  const [copied, setCopied] = useState(false);
  const copyText = useCopy();
  const copy = async () => setCopied(await copyText(code));
  return (
    <div className="code">
      <div className="code-head">
        <span>{language}</span>
        <button type="button" onClick={() => void copy()} onBlur={() => setCopied(false)}>
          {t(copied ? 'reply.copied' : 'reply.copyCode')}
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
