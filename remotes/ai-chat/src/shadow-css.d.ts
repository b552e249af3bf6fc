/** A stylesheet as text, for shadow roots. */
declare module '*.shadow.css' {
  const text: string;
  export default text;
}
