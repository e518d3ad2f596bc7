import { Button, type Format, Inline, Stack, type T, Text, useFormat, useWords } from '@parapet/ui'
import { eventsWords } from '@parapet/widgets/events'
import type { WordsOf } from '../../../platform/words/wordsOf.ts'
import type gapsEn from './eventGaps.en.ts'
import { eventGapsWords } from './eventGaps.words.ts'
import type { AllEvents } from './useAllEvents.ts'

interface GapWords {
  readonly t: T<typeof gapsEn>
  readonly e: WordsOf<typeof eventsWords>
  readonly f: Pick<Format, 'date' | 'number'>
}

/** What a list of events from a moment on lacks, in sentences: what was cut, and what was not checked and why. */
export function gapTexts(
  { cuts, gaps }: Pick<AllEvents, 'cuts' | 'gaps'>,
  from: number,
  { t, e, f }: GapWords,
): readonly string[] {
  const cut = cuts
    .filter(({ before }) => before > from)
    .map(({ kind, before, loaded, total }) =>
      e('list.cut.other', {
        kinds: e(`kinds.${kind}`),
        date: f.date(before, 'dateTime'),
        loaded: f.number(loaded),
        total: f.number(total),
      }),
    )
  const what = gaps.map(({ name, state }) => `${e(`source.${name}`)} (${t(state)})`).join(', ')
  return what ? [...cut, t('unchecked', { what })] : cut
}

/** Returns what a list of events from a moment on lacks, in sentences. */
export function useGapTexts(events: Pick<AllEvents, 'cuts' | 'gaps'>, from: number): readonly string[] {
  const t = useWords(eventGapsWords)
  const e = useWords(eventsWords)
  const f = useFormat()
  return gapTexts(events, from, { t, e, f })
}

/** Says what a list of events from a moment on lacks, and reads again what failed. */
export function EventGaps({ events, from }: { events: AllEvents; from: number }) {
  const t = useWords(eventGapsWords)
  const texts = useGapTexts(events, from)
  if (texts.length === 0) return null
  return (
    <Stack gap={2}>
      {texts.map((text) => (
        <Text as="p" size="s" tone="muted" key={text}>
          {text}
        </Text>
      ))}
      {events.gaps.some(({ state }) => state === 'failed') && (
        <Inline>
          <Button size="s" icon="refresh" onClick={events.retry}>
            {t('retry')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
