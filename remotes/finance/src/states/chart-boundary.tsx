import { Component, type ReactNode } from 'react';

/** A drawing that cannot come leaves its place empty: the words and figures around it say the same. */
export class ChartBoundary extends Component<
  { readonly children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
