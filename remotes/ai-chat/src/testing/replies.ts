import { screen, waitFor } from '@testing-library/react';

/** A response that streams these lines. */
export function streamOf(...lines: readonly string[]): Response {
  return new Response(lines.map((line) => `data: ${line}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
}

/** A response whose lines a test sends when it likes. */
export function heldStream() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      control = controller;
    },
  });
  return {
    response: new Response(body),
    say: (line: string) => control?.enqueue(new TextEncoder().encode(`data: ${line}\n\n`)),
    end: () => control?.close(),
    break: () => control?.error(new TypeError('network')),
  };
}

export const says = (content: string): string => JSON.stringify({ content });

/** Waits for the last reply to show a text, inside its shadow root or without one. */
export async function replyShows(text: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const article = screen.getAllByRole('article', { name: 'Assistant' }).at(-1);
    const shown = `${shadowOf(article)?.textContent ?? ''}${article?.textContent ?? ''}`;
    if (!article || !shown.match(text)) throw new Error(`The reply shows '${shown}'`);
    return article;
  });
}

export function shadowOf(article: HTMLElement | undefined): ShadowRoot | undefined {
  return [...(article?.querySelectorAll('div') ?? [])].flatMap((each) => each.shadowRoot ?? [])[0];
}
