declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

// The global sheets, imported for their effect.
declare module '@board/ui/*.css' {}
declare module '*/tokens.css' {}
declare module '*/base.css' {}
