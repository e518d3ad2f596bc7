import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

/** `assertive` interrupts (errors); `data` is polite and throttled to once in ten seconds. */
export type Politeness = 'polite' | 'assertive' | 'data'
export type Announce = (text: string, politeness?: Politeness) => void

const AnnounceContext = createContext<Announce>(() => {})
const dataPauseMs = 10_000

/** Provides the live regions of the page for screen readers: news of data never replaces what answers an action. */
export function AnnouncerProvider({ children }: { children?: ReactNode }) {
  const [polite, setPolite] = useState('')
  const [data, setData] = useState('')
  const [assertive, setAssertive] = useState('')
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  const lastDataMs = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => clearTimeout(pending.current?.timer), [])

  const announce = useMemo<Announce>(() => {
    const announceData = (text: string) => {
      if (pending.current) {
        pending.current.text = text
        return
      }
      const announceNow = (latest: string) => {
        lastDataMs.current = Date.now()
        setData(changedText(latest))
      }
      const delayMs = lastDataMs.current + dataPauseMs - Date.now()
      if (delayMs <= 0) return announceNow(text)
      const timer = setTimeout(() => {
        const latest = pending.current?.text ?? text
        pending.current = undefined
        announceNow(latest)
      }, delayMs)
      pending.current = { text, timer }
    }
    return (text, politeness = 'polite') => {
      if (politeness === 'data') announceData(text)
      else if (politeness === 'assertive') setAssertive(changedText(text))
      else setPolite(changedText(text))
    }
  }, [])

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden as="div">
        <div role="status" aria-live="polite" aria-atomic="true">
          {polite}
        </div>
        <div role="log" aria-live="polite" aria-atomic="true">
          {data}
        </div>
        <div role="alert" aria-live="assertive" aria-atomic="true">
          {assertive}
        </div>
      </VisuallyHidden>
    </AnnounceContext>
  )
}

// A live region is announced only when its text changes: a repeated text gets a no-break space.
function changedText(text: string): (shown: string) => string {
  return (shown) => (shown === text ? `${text}\u00a0` : text)
}

/** Returns a function that announces a text to screen readers. Does nothing without a provider. */
export function useAnnounce(): Announce {
  return use(AnnounceContext)
}
