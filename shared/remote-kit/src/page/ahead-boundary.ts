import { Component, type ReactNode } from 'react';

interface AheadBoundaryProps {
  /** Whether the visitor sees what is inside. */
  isShown: boolean;
  onUnseenError(): void;
  children: ReactNode;
}

/**
 * What throws while nobody sees it is given up without a word: it is drawn, and throws, when the visitor asks for it. What throws
 * on the page is the matter of whoever stands around it.
 */
export class AheadBoundary extends Component<AheadBoundaryProps, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidCatch() {
    if (!this.props.isShown) this.props.onUnseenError();
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    if (this.props.isShown) throw thrown.error;
    return null;
  }
}
