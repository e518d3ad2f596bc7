import { Notice, Select, Stack, Text, type ThemeSeed, themes, useWords } from '@parapet/ui'
import { clinicWords } from '@parapet/ui/clinic'
import { themeLink } from '@parapet/ui/theme-link'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { comparisonOf, widths } from '../comparison.ts'
import { DocsLookContext, useGlobals } from './DocsLook.tsx'
import { StoryFrame } from './StoryFrame.tsx'
import { Surround } from './Surround.tsx'

const HEIGHT = 900

interface Listed {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly tags?: readonly string[]
}

async function readStories(): Promise<readonly Listed[]> {
  const answer = await fetch('index.json')
  if (!answer.ok) throw new Error(`index.json: ${answer.status}`)
  const { entries }: { entries: Record<string, Listed> } = await answer.json()
  return Object.values(entries).filter(({ tags = [] }) => tags.includes('picture') || tags.includes('canary'))
}

/** The stories that have a picture; an error if Storybook's list of them cannot be read. */
function useStories(): { stories: readonly Listed[]; isFailed: boolean } {
  const [state, setState] = useState<{ stories: readonly Listed[]; isFailed: boolean }>({
    stories: [],
    isFailed: false,
  })
  useEffect(() => {
    readStories().then(
      (stories) => setState({ stories, isFailed: false }),
      () => setState({ stories: [], isFailed: true }),
    )
  }, [])
  return state
}

/** A story as wide as `width`, made smaller where the column is narrower. */
function Scaled({ width, children }: { width: number; children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [width])
  return (
    <div ref={place} style={{ blockSize: HEIGHT * scale, overflow: 'hidden' }}>
      <div style={{ inlineSize: width, transform: `scale(${scale})`, transformOrigin: 'top left' }}>{children}</div>
    </div>
  )
}

function Comparing() {
  const t = useWords(clinicWords)
  const { channel } = use(DocsContext)
  const { seed, mode, locale } = use(DocsLookContext)
  const globals = useGlobals(channel)
  const { against, story, width } = useMemo(() => comparisonOf(globals), [globals])
  const { stories, isFailed } = useStories()
  const set = (changed: Readonly<Record<string, string>>) => channel.emit('updateGlobals', { globals: changed })
  const wordOf = (theme: ThemeSeed) => (themes.includes(theme) ? theme.name : themeLink(theme))
  const optionsFor = (theme: ThemeSeed) =>
    [...(themes.includes(theme) ? [] : [theme]), ...themes].map((one) => ({
      value: wordOf(one),
      label: themes.includes(one) ? one.title : t('compare.draft', { title: one.title }),
    }))
  const listed = stories.some(({ id }) => id === story) ? stories : [{ id: story, title: story, name: '' }, ...stories]
  return (
    <Stack gap={4}>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}>
        <Select
          name="first"
          label={t('compare.first')}
          value={wordOf(seed)}
          options={optionsFor(seed)}
          onChange={(theme) => set({ theme })}
        />
        <Select
          name="second"
          label={t('compare.second')}
          value={wordOf(against)}
          options={optionsFor(against)}
          onChange={(next) => set({ against: next })}
        />
        <Select
          name="story"
          label={t('compare.story')}
          value={story}
          options={listed.map(({ id, title, name }) => ({
            value: id,
            label: [title, name].filter(Boolean).join(': '),
          }))}
          onChange={(compared) => set({ compared })}
        />
        <Select
          name="width"
          label={t('compare.width')}
          value={width}
          options={widths.map((one) => ({ value: one, label: `${one} px` }))}
          onChange={(next) => set({ width: next })}
        />
      </div>
      {isFailed && (
        <Notice tone="watch" live>
          {t('compare.failed')}
        </Notice>
      )}
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))' }}>
        {[seed, against].map((theme, at) => (
          <section key={at === 0 ? 'first' : 'second'} aria-label={theme.title}>
            <Stack gap={2}>
              <Text weight="semibold">{theme.title}</Text>
              <Scaled width={Number(width)}>
                <StoryFrame
                  id={story}
                  title={theme.title}
                  blockSize={HEIGHT}
                  seed={theme}
                  mode={mode}
                  globals={`locale:${locale}`}
                />
              </Scaled>
            </Stack>
          </section>
        ))}
      </div>
    </Stack>
  )
}

/** One story in two themes, in the mode and language of the toolbar. */
export function ComparisonPage() {
  return (
    <>
      <style>{'.sbdocs-content { max-width: none !important; } .sbdocs-wrapper { padding: 24px !important; }'}</style>
      <Surround>
        <Comparing />
      </Surround>
    </>
  )
}
