import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';

// For what hangs, never for what is slow.
configure({ asyncUtilTimeout: 60_000 });

// What every browser has and jsdom lacks. Nothing here has a size or scrolls.
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

class SimplePointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

Object.defineProperties(window, {
  ResizeObserver: { value: SilentObserver, writable: true, configurable: true },
  IntersectionObserver: { value: SilentObserver, writable: true, configurable: true },
  PointerEvent: { value: SimplePointerEvent, writable: true, configurable: true },
  matchMedia: { value: matchMedia, writable: true, configurable: true },
});
// A frame comes by itself, and what it changes is no surprise to a test.
const nextFrame = window.requestAnimationFrame;
window.requestAnimationFrame = (draw) => nextFrame((now) => act(() => void draw(now)));

// jsdom constructs a sheet and cannot fill it.
CSSStyleSheet.prototype.replaceSync ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.getAnimations ??= () => [];
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

function matchMedia(media: string): MediaQueryList {
  const target = new EventTarget();
  return Object.assign(target, {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}
