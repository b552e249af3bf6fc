import { whenIdle } from './when-idle.ts';

/** When nothing that the page shows is being loaded any more. Answers how to call it off. */
export function whenFilled(run: () => void, restMs = 2_000): () => void {
  let timer = setTimeout(look, restMs);
  function look() {
    if (document.querySelector('[aria-busy="true"]')) timer = setTimeout(look, restMs);
    else whenIdle(run);
  }
  return () => clearTimeout(timer);
}
