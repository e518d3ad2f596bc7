import { Component, lazy, type ReactNode, Suspense } from 'react'

const CrashScreen = lazy(async () => ({ default: (await import('./ErrorScreens.tsx')).CrashScreen }))

interface BoundaryState {
  error: unknown
  hasFailed: boolean
}

/** A net under what is drawn: an error becomes a calm screen, and trying again draws anew. `last` is shown when not even that arrives. */
export class Boundary extends Component<{ children: ReactNode; last?: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null, hasFailed: false }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, hasFailed: true }
  }

  override render() {
    const { children, last } = this.props
    if (!this.state.hasFailed) return children
    if (last !== undefined) return last
    return (
      <Boundary last={<Broken />}>
        <Suspense fallback={null}>
          <CrashScreen error={this.state.error} onRetry={() => this.setState({ error: null, hasFailed: false })} />
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
