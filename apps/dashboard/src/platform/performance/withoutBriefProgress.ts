import type { DataRouter } from 'react-router-dom'

/** Shorter navigations show no progress: it would render every link of the page that is left. */
const BRIEF_MS = 150

/** The same router, which tells of a navigation only when it is over or takes a moment. */
export function withoutBriefProgress(router: DataRouter): DataRouter {
  return Object.create(router, {
    subscribe: {
      value(tell: Parameters<DataRouter['subscribe']>[0]) {
        let timer: ReturnType<typeof setTimeout> | undefined
        const unsubscribe = router.subscribe((state, options) => {
          clearTimeout(timer)
          if (state.navigation.state === 'idle') tell(state, options)
          else timer = setTimeout(() => tell(state, options), BRIEF_MS)
        })
        return () => {
          clearTimeout(timer)
          unsubscribe()
        }
      },
    },
  })
}
