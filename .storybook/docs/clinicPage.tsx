import { loadTheme, Notice, type ThemeSeed, useLocale, useWords } from '@parapet/ui'
import { clinicWords, ThemeClinic, type ThemeSample } from '@parapet/ui/clinic'
import { isLinkCut, seedOfLink, themeLink } from '@parapet/ui/theme-link'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DocsLookContext } from './DocsLook.tsx'
import { StoryFrame } from './StoryFrame.tsx'
import { Surround } from './Surround.tsx'

const stories = [
  { name: 'keyFigure', id: 'widgets-kinds-counter--typical', blockSize: 240, isScreen: false },
  { name: 'series', id: 'widgets-kinds-timeseries--area', blockSize: 420, isScreen: false },
  { name: 'map', id: 'widgets-kinds-worldmap--skewed', blockSize: 480, isScreen: false },
  { name: 'login', id: 'screens-login--not-filled-in', blockSize: 900, isScreen: true },
  { name: 'home', id: 'screens-home--admin', blockSize: 1400, isScreen: true },
  { name: 'analytics', id: 'screens-analytics--delivery', blockSize: 1400, isScreen: true },
] as const

/** The stories that the clinic previews, in the language of the toolbar. */
function useSamples(): readonly ThemeSample[] {
  const t = useWords(clinicWords)
  const { locale } = useLocale()
  return useMemo(
    () =>
      stories.map(({ id, name, blockSize, isScreen }) => {
        const title = t(`sample.${name}`)
        const globals = `locale:${locale}`
        return {
          id,
          title,
          isScreen,
          render: (look) => <StoryFrame id={id} title={title} blockSize={blockSize} globals={globals} {...look} />,
        }
      }),
    [t, locale],
  )
}

/** While somebody types or drags in a colour picker, the address waits. */
const SETTLED_MS = 400

/** The day of the user; the clock of stories is frozen, `performance` is not. */
const today = new Date(performance.timeOrigin + performance.now()).toLocaleDateString('en-CA')

/** The clinic starts with the toolbar's theme and writes its draft there, so that every story shows it, and a link opens it. */
function LinkedClinic() {
  const t = useWords(clinicWords)
  const samples = useSamples()
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
        <Notice tone="watch" live>
          {t('link.cut')}
        </Notice>
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
