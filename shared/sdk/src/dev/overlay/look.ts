/** Adopted by its shadow root: nothing of it reaches the page, and no policy forbids it. */
export const look = `
details {
  position: fixed;
  inset: auto auto 0 0;
  z-index: 2147483647;
  max-width: min(28rem, 100vw);
  max-height: 40vh;
  overflow: auto;
  padding: 0.25rem 0.5rem;
  border-start-end-radius: 0.5rem;
  background: Canvas;
  color: CanvasText;
  font: 0.75rem / 1.5 ui-monospace, monospace;
}

summary {
  cursor: pointer;
}

p,
ol {
  margin: 0;
}

ol {
  padding-inline-start: 1.5rem;
}
`;
