/** Minutes since some midnight. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
