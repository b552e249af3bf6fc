/** All that only a signed-in person sees; the sign-in page works without, and the server preloads it. */
export const loadSignedIn = () =>
  import(/* webpackChunkName: "signed-in" */ './signed-in-pages.tsx');
