import { type ExplainDimension, filterOfKind, rowsOf, type SeenValue, statistics, toWire, useRead } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { Heading, Stack, Text, useFormat, useLocale, useWords } from '@parapet/ui'
import { useState } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import * as css from './values.css.ts'
import { valuesWords } from './values.words.ts'

const DAY = 86_400
const ROWS = 5

interface ValueTrafficProps {
  seen: SeenValue
  dimensions: readonly Extract<ExplainDimension, 'vhost' | 'request' | 'response'>[]
}

/** What a value has requested in the period where it was seen, or else in the last 24 hours, by some dimensions. */
export function ValueTraffic({ seen, dimensions }: ValueTrafficProps) {
  const t = useWords(valuesWords)
  const f = useFormat()
  const { user, company } = useSession()
  const [now] = useState(nowSeconds)
  const span = seen.span ?? { from: now - DAY, to: now }
  const table = paths.analytics.guard.allows({ user, company }) ? statistics.analyticTable : statistics.historicTable
  const refusal = refusalText(useMay(table))
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
        ) : (
          dimensions.map((dimension) => (
            <Ranking key={dimension} seen={seen} span={span} dimension={dimension} table={table} />
          ))
        )}
      </Stack>
    </section>
  )
}

interface RankingProps {
  seen: SeenValue
  span: { from: number; to: number }
  dimension: ValueTrafficProps['dimensions'][number]
  table: typeof statistics.analyticTable | typeof statistics.historicTable
}

function Ranking({ seen: { kind, value, sites }, span, dimension, table }: RankingProps) {
  const t = useWords(valuesWords)
  const f = useFormat()
  const { zone } = useLocale()
  const { company } = useSession()
  const key = filterOfKind(kind)
  const filters = company &&
    key && {
      ...toWire(
        {
          company: company.id,
          tier: 'L1',
          span,
          step: DAY,
          zone,
          sites: key === 'vhost' ? [value] : sites,
          include: key === 'vhost' ? {} : { [key]: [value] },
          exclude: {},
        },
        { allSites: company.sites.map(({ url }) => url) },
      ),
      result_size: ROWS,
    }
  const read = useRead(table, filters ? { filters, key_field: dimension } : null, { quiet: true })
  return (
    <div>
      <span className={css.dimension}>{t(`traffic.${dimension}`)}</span>
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
            <ol className={css.ranking} aria-label={t(`traffic.${dimension}`)}>
              {rows.map(({ key: name, requests, bytes }) => (
                <li key={name} className={css.ranked}>
                  <span className={css.rankedName}>{name.slice(0, 200)}</span>
                  <span>
                    {t('traffic.requests', { n: requests, count: f.number(requests), bytes: f.bytes(bytes) })}
                  </span>
                </li>
              ))}
            </ol>
          )
        }}
      </ReadSection>
    </div>
  )
}
