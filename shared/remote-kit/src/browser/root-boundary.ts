import { Component, createElement, type ReactNode } from 'react';

/**
 * Around a whole root: without a boundary, a tree that throws would never finish unmounting. What was thrown is told by the root's own
 * options. A class of ours, since the one that single-spa-react makes holds the props of its first mount, and their element, for good.
 */
export class RootBoundary extends Component<{ children?: ReactNode }, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override render() {
    return this.state.hasThrown ? createElement('div', { hidden: true }) : this.props.children;
  }
}
