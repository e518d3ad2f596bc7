import { Component, lazy, type ReactNode, Suspense } from 'react'

const CrashScreen = lazy(async () => ({ default: (await import('./ErrorScreens.tsx')).CrashScreen }))

interface BoundaryProps {
  children: ReactNode
  /** Shown when not even the screen for errors arrives. */
  last?: ReactNode
  /** Where this is drawn: another place is another try. */
  place?: unknown
  /** Within the shell, which has the brand already. */
  isInside?: boolean
}

interface BoundaryState {
  error: unknown
  hasFailed: boolean
  place: unknown
}

/** A net under what is drawn: an error becomes a calm screen, and trying again, or going elsewhere, draws anew. */
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

/** The page's own words for when nothing else can be had (index.html). */
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
