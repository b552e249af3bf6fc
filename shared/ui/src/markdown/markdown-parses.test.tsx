import { render, waitFor } from '@testing-library/react';
import { DrawnMarkdown } from './drawn-markdown.tsx';

const mockParsed: string[] = [];

jest.mock('react-markdown', () => ({
  __esModule: true,
  default: ({ children }: { children: string }) => {
    mockParsed.push(children);
    return children;
  },
}));

beforeEach(() => {
  mockParsed.length = 0;
});

test('a table of 88 kB costs no more than a small one while it comes, and stays readable', async () => {
  const text = `| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(8_800)}`;
  const { container, rerender } = render(<DrawnMarkdown content="" ended={false} />);
  for (let length = 0; length <= text.length; length += 2_000) {
    rerender(<DrawnMarkdown content={text.slice(0, length)} ended={false} />);
  }
  rerender(<DrawnMarkdown content={text} ended />);
  await waitFor(() => {
    const host = [...container.querySelectorAll('div')].find((each) => each.shadowRoot);
    expect(host?.shadowRoot?.textContent?.trim()).toBe(text.trim());
  });
  const characters = mockParsed.reduce((sum, source) => sum + source.length, 0);
  expect(characters).toBeLessThan(20_000);
});

test('a long reply is parsed block by block, and what is finished never again', async () => {
  const paragraphs = Array.from({ length: 60 }, (_, index) => `Paragraph number ${index}.`);
  const text = paragraphs.join('\n\n');
  const { container, rerender } = render(<DrawnMarkdown content="" ended={false} />);
  for (let length = 0; length <= text.length; length += 20) {
    rerender(<DrawnMarkdown content={text.slice(0, length)} ended={false} />);
  }
  rerender(<DrawnMarkdown content={text} ended />);
  await waitFor(() => {
    const host = [...container.querySelectorAll('div')].find((each) => each.shadowRoot);
    expect(host?.shadowRoot?.textContent).toContain('Paragraph number 59.');
  });
  const longest = Math.max(...mockParsed.map((source) => source.length));
  expect(longest).toBeLessThan(80);
  expect(mockParsed.filter((source) => source.trim() === paragraphs[0]).length).toBeLessThan(4);
});
