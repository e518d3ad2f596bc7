import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

/** `polite` waits for a pause, `assertive` interrupts (errors), `data` is polite and at most one in ten seconds. */
export type Politeness = 'polite' | 'assertive' | 'data'
export type Announce = (text: string, politeness?: Politeness) => void

const AnnounceContext = createContext<Announce>(() => {})
const dataPauseMs = 10_000

/** The page's two live regions. What is announced is heard by readers and seen by nobody. */
export function AnnouncerProvider({ children }: { children?: ReactNode }) {
  const [polite, setPolite] = useState('')
  const [assertive, setAssertive] = useState('')
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  const lastDataMs = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => clearTimeout(pending.current?.timer), [])

  const announce = useMemo<Announce>(() => {
    const data = (text: string) => {
      if (pending.current) {
        pending.current.text = text
        return
      }
      const say = (latest: string) => {
        lastDataMs.current = Date.now()
        setPolite(again(latest))
      }
      const waitMs = lastDataMs.current + dataPauseMs - Date.now()
      if (waitMs <= 0) return say(text)
      const timer = setTimeout(() => {
        const latest = pending.current?.text ?? text
        pending.current = undefined
        say(latest)
      }, waitMs)
      pending.current = { text, timer }
    }
    return (text, politeness = 'polite') => {
      if (politeness === 'data') data(text)
      else if (politeness === 'assertive') setAssertive(again(text))
      else setPolite(again(text))
    }
  }, [])

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden as="div">
        <div role="status" aria-live="polite" aria-atomic="true">
          {polite}
        </div>
        <div role="alert" aria-live="assertive" aria-atomic="true">
          {assertive}
        </div>
      </VisuallyHidden>
    </AnnounceContext>
  )
}

/** The same words twice are heard twice only when the text changes: an unheard space makes the difference. */
function again(text: string): (shown: string) => string {
  return (shown) => (shown === text ? `${text}\u00a0` : text)
}

/** Says something to readers: `announce('Widget moved to position 2')`. Without a provider nobody hears it. */
export function useAnnounce(): Announce {
  return use(AnnounceContext)
}

/** A region whose text is announced when it changes, for a state that is also seen. */
export function LiveRegion({
  politeness = 'polite',
  children,
}: {
  politeness?: 'polite' | 'assertive'
  children?: ReactNode
}) {
  return (
    <div role={politeness === 'assertive' ? 'alert' : 'status'} aria-live={politeness} aria-atomic="true">
      {children}
    </div>
  )
}
