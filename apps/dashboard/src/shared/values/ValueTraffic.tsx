import { relationOf, rowsOf, type SeenValue } from '@parapet/api'
import { Heading, KeyValue, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { type RankedBy, useValueRanking, useValueSource } from './useValueRanking.ts'
import { valuesWords } from './values.words.ts'

const ROWS = 5
const MOST_OF_NAME = 200
/** How many addresses are read to find those of a network. */
const MOST_ADDRESSES = 1000

interface ValueTrafficProps {
  seen: SeenValue
  dimensions: readonly RankedBy[]
}

/** What a value has requested in the period where it was seen, or else in the last 24 hours, by some dimensions. */
export function ValueTraffic({ seen, dimensions }: ValueTrafficProps) {
  const t = useWords(valuesWords)
  const f = useFormat()
  const { span, refusal } = useValueSource(seen)
  return (
    <section aria-label={t('traffic.title')}>
      <Stack gap={2}>
        <div>
          <Heading level={3} size="s">
            {t('traffic.title')}
          </Heading>
          <Text as="p" tone="muted" size="s">
            {seen.span ? t('traffic.span', f.ends(span)) : t('traffic.day')}
          </Text>
        </div>
        {refusal ? (
          <Text as="p">{refusal}</Text>
        ) : seen.kind === 'network' ? (
          <NetworkTraffic seen={seen} />
        ) : (
          dimensions.map((by) => <Ranking key={by} seen={seen} by={by} />)
        )}
      </Stack>
    </section>
  )
}

function Ranking({ seen, by }: { seen: SeenValue; by: RankedBy }) {
  const t = useWords(valuesWords)
  const f = useFormat()
  const read = useValueRanking(seen, by, ROWS)
  return (
    <section aria-label={t(`traffic.${by}`)}>
      <Text as="p" tone="muted" size="s">
        {t(`traffic.${by}`)}
      </Text>
      <ReadSection read={read} failed={t('traffic.failed')} lines={2} size="s">
        {(answer) => {
          const { rows } = rowsOf(answer)
          if (rows.length === 0)
            return (
              <Text as="p" tone="muted">
                {t('traffic.none')}
              </Text>
            )
          return (
            <KeyValue
              items={rows.map(({ key, requests, bytes }) => ({
                label: key.slice(0, MOST_OF_NAME),
                value: t('traffic.requests', { n: requests, count: f.number(requests), bytes: f.bytes(bytes) }),
              }))}
            />
          )
        }}
      </ReadSection>
    </section>
  )
}

/** The busiest addresses of a network, as far as they are among the busiest of all. */
function NetworkTraffic({ seen }: { seen: SeenValue }) {
  const t = useWords(valuesWords)
  const f = useFormat()
  const read = useValueRanking(seen, 'clientip', MOST_ADDRESSES)
  return (
    <ReadSection read={read} failed={t('traffic.failed')} lines={2} size="s">
      {(answer) => {
        const { rows } = rowsOf(answer)
        const own = rows.filter(({ key }) => {
          const relation = relationOf(key, seen.value)
          return relation === 'part' || relation === 'same'
        })
        const sum = (of: 'requests' | 'bytes') => own.reduce((total, row) => total + row[of], 0)
        return (
          <>
            <Text as="p">
              {t('traffic.network', {
                n: own.length,
                of: rows.length,
                requests: f.number(sum('requests')),
                bytes: f.bytes(sum('bytes')),
              })}
            </Text>
            <KeyValue
              items={own.slice(0, ROWS).map(({ key, requests, bytes }) => ({
                label: key,
                value: t('traffic.requests', { n: requests, count: f.number(requests), bytes: f.bytes(bytes) }),
              }))}
            />
          </>
        )
      }}
    </ReadSection>
  )
}
