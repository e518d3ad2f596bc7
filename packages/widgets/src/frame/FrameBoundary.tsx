import { ChunkError } from '@parapet/ui'
import { Component, type ReactNode } from 'react'

interface Props {
  readonly of: unknown
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

export class FrameBoundary extends Component<Props, { brokenOf: unknown; isBroken: boolean; isLost: boolean }> {
  override state = { brokenOf: undefined as unknown, isBroken: false, isLost: false }

  static getDerivedStateFromError(error: unknown) {
    return { isBroken: true, isLost: error instanceof ChunkError }
  }

  override componentDidCatch() {
    this.setState({ brokenOf: this.props.of })
  }

  override componentDidUpdate(before: Props) {
    if (this.state.isBroken && before.of !== this.props.of && this.state.brokenOf !== this.props.of) this.retry()
  }

  readonly retry = () => {
    if (this.state.isLost && navigator.onLine) location.reload()
    else this.setState({ isBroken: false, brokenOf: undefined })
  }

  override render() {
    return this.state.isBroken ? this.props.fallback(this.retry) : this.props.children
  }
}
