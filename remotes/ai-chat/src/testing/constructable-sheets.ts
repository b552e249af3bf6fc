/** jsdom can construct a sheet but not fill it; what a sheet does is proven in a real browser. */
Object.defineProperty(CSSStyleSheet.prototype, 'replaceSync', { value: () => {}, writable: true });
