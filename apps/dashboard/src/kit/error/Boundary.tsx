import { Component, lazy, type ReactNode, Suspense } from 'react'

const CrashScreen = lazy(async () => ({ default: (await import('./ErrorScreens.tsx')).CrashScreen }))

interface BoundaryProps {
  children: ReactNode
  last?: ReactNode
  place?: unknown
  isInside?: boolean
}

interface BoundaryState {
  error: unknown
  hasFailed: boolean
  place: unknown
}

/** An error boundary that shows an error screen with Retry, and resets when `place` changes. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, hasFailed: false, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, hasFailed: true }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { error: null, hasFailed: false, place }
  }

  override render() {
    const { children, last, isInside } = this.props
    if (!this.state.hasFailed) return children
    if (last !== undefined) return last
    return (
      <Boundary last={<Broken />}>
        <Suspense fallback={null}>
          <CrashScreen
            error={this.state.error}
            isInside={isInside}
            onRetry={() => this.setState({ error: null, hasFailed: false })}
          />
        </Suspense>
      </Boundary>
    )
  }
}

function Broken() {
  return (
    <div
      ref={(element) => {
        const broken = document.querySelector<HTMLTemplateElement>('#broken')
        if (element && broken) element.replaceChildren(broken.content.cloneNode(true))
      }}
    />
  )
}
