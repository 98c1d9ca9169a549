import { Component, type ReactNode } from "react";
import { forgetFailedParts } from "./lazyPart";

interface Props {
  /** When it changes (usually with the address), the children are rendered again. */
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

/** An error boundary: a failed render only affects its own place. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, error: undefined, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    // The failure is shown now, so parts that failed to load may be requested again at the next render.
    forgetFailedParts();
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
