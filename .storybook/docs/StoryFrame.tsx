import type { Mode, ThemeSeed } from '@parapet/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How far outside of the window a frame starts to load. */
const NEAR = '200px'

/** Whether an element is or was near the window. A browser that loads lazily by itself starts thousands of pixels earlier. */
function useWasNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [wasNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return wasNear
}

export interface StoryFrameProps {
  id: string
  title: string
  /** Height in CSS pixels. */
  blockSize: number
  seed: ThemeSeed
  mode: Mode
  /** Globals of the story that are not its look, as Storybook writes them in an address: `locale:es`. */
  globals?: string
}

/** Shows a story in a theme and mode of its own, once it is near the window. */
export function StoryFrame({ id, title, blockSize, seed, mode, globals }: StoryFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const wasNear = useWasNear(place)
  // A frame that is still loading reads `data-look` when it renders (lookOfFrame), so it has the newest look as well.
  useLayoutEffect(() => {
    frame.current?.contentWindow?.parapetTurn?.({ theme: seed, mode })
  }, [seed, mode])
  return (
    <div ref={place} style={{ blockSize }}>
      {wasNear && (
        <iframe
          ref={frame}
          data-look={JSON.stringify({ theme: seed, mode })}
          title={`${title}, ${mode}`}
          src={`iframe.html?id=${id}&viewMode=story${globals ? `&globals=${globals}` : ''}`}
          style={{ display: 'block', inlineSize: '100%', blockSize, border: 0 }}
        />
      )}
    </div>
  )
}
