export type { MarkdownProps } from './drawn-markdown.tsx';
export { Markdown } from './markdown.tsx';
