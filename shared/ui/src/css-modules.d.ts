declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A stylesheet as text, for shadow roots. */
declare module '*.shadow.css' {
  const text: string;
  export default text;
}

// The global sheets, imported for their effect.
declare module '@board/ui/*.css' {}
declare module '*/tokens.css' {}
declare module '*/base.css' {}

// The API report, which the gallery shows.
declare module '*/declarations.txt' {
  const text: string;
  export default text;
}
