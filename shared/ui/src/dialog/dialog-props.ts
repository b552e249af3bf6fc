import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  readonly open: boolean;
  /** Asked for by Esc, by the cross, and by a press outside unless the dialog holds a form. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  /** The buttons at the end: cancel first, the one that acts last. */
  readonly footer?: ReactNode;
  /** What stands apart at the start of the footer, such as delete. */
  readonly footerStart?: ReactNode;
  readonly size?: 'small' | 'medium' | 'wide' | undefined;
  /** Beside its fields stands something as large as they are, or it holds tables. */
  readonly broad?: boolean | undefined;
  /** A coloured edge beside the title: the colour of a course, 1 to 5. */
  readonly accent?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Makes the whole dialog a form, so that Enter sends it. */
  readonly onSubmit?: (() => void) | undefined;
  /** Where the focus goes; by default to the first field. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}
