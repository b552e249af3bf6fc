import { Component, type ReactNode } from 'react';

interface OtherwiseProps {
  /** Nothing, where what stands around says the same. */
  readonly show?: ReactNode;
  readonly children: ReactNode;
}

/** Where what is in it cannot be drawn, something plainer stands in its place. */
export class Otherwise extends Component<OtherwiseProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.show : this.props.children;
  }
}
