import { Component, type ReactNode } from "react";
import { forgetFailedParts } from "./lazyPart";

interface Props {
  /** A change of it (the address) gives the children another chance. */
  resetKey: string;
  onError?: ((error: unknown) => void) | undefined;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
  resetKey: string;
}

/** Keeps a failed render from taking more of the page with it than its own place. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, error: undefined, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    // From here on nobody waits for it any more: where it is drawn next it may be asked for again.
    forgetFailedParts();
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
