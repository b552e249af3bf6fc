export interface Preset {
  readonly value: string;
  readonly label: string;
  /** What it comes to. */
  readonly means?: string | undefined;
}

/** What there is to choose from: what most people mean, a month, and times of a day where both are wanted. */
export interface Offer {
  readonly presets: readonly Preset[];
  readonly month?:
    | {
        readonly day: string;
        readonly min?: string | undefined;
        readonly max?: string | undefined;
        readonly toValue: (day: string) => string;
      }
    | undefined;
  readonly times?:
    | {
        readonly time: string;
        readonly presets: readonly Preset[];
        readonly toValue: (time: string) => string;
      }
    | undefined;
}
