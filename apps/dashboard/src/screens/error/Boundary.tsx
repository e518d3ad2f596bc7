import { Component, type ReactNode } from 'react'
import { CrashScreen } from './ErrorScreens.tsx'

/** The last net under everything that is drawn: an error becomes a calm screen, and trying again draws anew. */
export class Boundary extends Component<{ children: ReactNode }, { error: unknown; hasFailed: boolean }> {
  override state = { error: null as unknown, hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <CrashScreen error={this.state.error} onRetry={() => this.setState({ error: null, hasFailed: false })} />
  }
}
