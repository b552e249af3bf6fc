import { Component, type ReactNode } from 'react';
import { FatalPage } from './fatal-page.tsx';

interface FatalState {
  failed: boolean;
}

/** The last net: below it even the shell itself has thrown. */
export class FatalBoundary extends Component<{ children: ReactNode }, FatalState> {
  override state: FatalState = { failed: false };

  static getDerivedStateFromError(): FatalState {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FatalPage /> : this.props.children;
  }
}
