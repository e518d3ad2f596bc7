import { Button, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { eventsWords } from '@parapet/widgets/events'
import { eventGapsWords } from './eventGaps.words.ts'
import type { AllEvents } from './useAllEvents.ts'

/** Says what a list of events from a moment on leaves out: what was cut, and what was not checked and why. */
export function EventGaps({ events: { cuts, gaps, retry }, from }: { events: AllEvents; from: number }) {
  const t = useWords(eventGapsWords)
  const e = useWords(eventsWords)
  const f = useFormat()
  const cut = cuts.filter(({ before }) => before > from)
  if (cut.length === 0 && gaps.length === 0) return null
  return (
    <Stack gap={2}>
      {cut.map(({ kind, before, loaded, total }) => (
        <Text as="p" size="s" tone="muted" key={`${kind} ${before}`}>
          {e('list.cut.other', {
            kinds: e(`kinds.${kind}`),
            date: f.date(before, 'dateTime'),
            loaded: f.number(loaded),
            total: f.number(total),
          })}
        </Text>
      ))}
      {gaps.length > 0 && (
        <Text as="p" size="s" tone="muted">
          {t('unchecked', { what: gaps.map(({ name, state }) => `${e(`source.${name}`)} (${t(state)})`).join(', ') })}{' '}
          {gaps.some(({ state }) => state === 'failed') && (
            <Button size="s" icon="refresh" onClick={retry}>
              {t('retry')}
            </Button>
          )}
        </Text>
      )}
    </Stack>
  )
}
