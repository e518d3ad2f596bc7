import { loadTheme, type ThemeSeed } from '@parapet/ui'
import { ThemeClinic, type ThemeSample } from '@parapet/ui/clinic'
import { isLinkCut, seedOfLink, themeLink } from '@parapet/ui/theme-link'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { use, useCallback, useEffect, useRef, useState } from 'react'
import { DocsLookContext } from './DocsLook.tsx'
import { StoryFrame } from './StoryFrame.tsx'
import { Surround } from './Surround.tsx'

const stories: readonly { title: string; id: string; blockSize: number; isScreen?: boolean }[] = [
  { title: 'Key figure', id: 'widgets-kinds-counter--typical', blockSize: 240 },
  { title: 'Time series', id: 'widgets-kinds-timeseries--area', blockSize: 420 },
  { title: 'Map', id: 'widgets-kinds-worldmap--skewed', blockSize: 480 },
  { title: 'Login', id: 'screens-login--not-filled-in', blockSize: 900, isScreen: true },
  { title: 'Home', id: 'screens-home--admin', blockSize: 1400, isScreen: true },
  { title: 'Analytics', id: 'screens-analytics--delivery', blockSize: 1400, isScreen: true },
]

const samples: readonly ThemeSample[] = stories.map(({ id, title, blockSize, isScreen = false }) => ({
  id,
  title,
  isScreen,
  render: (look) => <StoryFrame id={id} title={title} blockSize={blockSize} {...look} />,
}))

/** While somebody types or drags in a colour picker, the address waits. */
const SETTLED_MS = 400

/** The day of the user; the clock of stories is frozen, `performance` is not. */
const today = new Date(performance.timeOrigin + performance.now()).toLocaleDateString('en-CA')

/** The clinic starts with the toolbar's theme and writes its draft there, so that every story shows it, and a link opens it. */
function LinkedClinic() {
  const { channel } = use(DocsContext)
  const { seed } = use(DocsLookContext)
  const [start, setStart] = useState({ seed, round: 0 })
  const written = useRef(JSON.stringify(seed))
  const [isCut, setCut] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // The toolbar changed, not the clinic: start again from what was chosen there.
    if (JSON.stringify(seed) === written.current) return
    written.current = JSON.stringify(seed)
    clearTimeout(timer.current)
    setStart(({ round }) => ({ seed, round: round + 1 }))
  }, [seed])
  useEffect(() => () => clearTimeout(timer.current), [])
  const write = useCallback(
    (draft: ThemeSeed) => {
      setCut(isLinkCut(draft))
      clearTimeout(timer.current)
      timer.current = setTimeout(async () => {
        const theme = themeLink(draft)
        const read = seedOfLink(theme)
        if (!read || JSON.stringify(read) === written.current) return
        const pending = timer.current
        // The page around the clinic changes its colours too, and must not wait for them.
        await loadTheme(read)
        if (pending !== timer.current) return
        written.current = JSON.stringify(read)
        channel.emit('updateGlobals', { globals: { theme } })
      }, SETTLED_MS)
    },
    [channel],
  )
  return (
    <>
      {isCut && (
        <p role="status">
          The address is too long for the embedded pictures and fonts: other stories and the link do without them. Give
          the path of a file instead, or export the JSON.
        </p>
      )}
      <ThemeClinic key={start.round} initial={start.seed} samples={samples} onSeed={write} today={today} />
    </>
  )
}

/** The theme clinic with charts, a map and whole screens as samples. */
export function ClinicPage() {
  return (
    <>
      <style>{'.sbdocs-content { max-width: 1680px !important; } .sbdocs-wrapper { padding: 24px !important; }'}</style>
      <Surround>
        <LinkedClinic />
      </Surround>
    </>
  )
}
