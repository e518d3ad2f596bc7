import { apiProtectionFaults, clientsOver, rowsOf, rulePreview } from '@parapet/api'
import { KeyValue, Notice, Section, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useLastHour, useSiteTable } from '../../shared/underAttack/useSiteTable.ts'
import type { ApiProtectionDraft } from './apiProtection.tsx'
import { apiProtectionWords } from './apiProtection.words.ts'

const HOUR_S = 3600
const MOST_CLIENTS = 200
const NAMED = 3

interface RulePreviewProps {
  /** The host of the rule's site; null until one is chosen. */
  site: string | null
  draft: Pick<ApiProtectionDraft, 'action' | 'active' | 'methods' | 'rate_limit' | 'schema_url'>
}

/** What a rule would have stopped on its site in the last hour, by the test that stops requests afterwards. */
export function RulePreview({ site, draft }: RulePreviewProps) {
  const t = useWords(apiProtectionWords)
  const { methods, rate_limit, schema_url, action, active } = draft
  const isRate = apiProtectionFaults({ schema_url: null, methods: ['GET'], rate_limit }).rate_limit === undefined
  const isChecked = methods.length > 0 || rate_limit !== null
  return (
    <Section title={t('preview.title')}>
      <Stack gap={3}>
        {site === null ? (
          <Text as="p" tone="muted">
            {t('preview.noSite')}
          </Text>
        ) : isRate && isChecked ? (
          <Counts site={site} methods={methods} rate={rate_limit} />
        ) : (
          <Text as="p" tone="muted">
            {t('preview.noCheck')}
          </Text>
        )}
        {schema_url.trim() !== '' && <Notice tone="info">{t('preview.schema')}</Notice>}
        {isChecked && !active && <Text as="p">{t('preview.off')}</Text>}
        {isChecked && active && action === 'log' && <Text as="p">{t('preview.log')}</Text>}
      </Stack>
    </Section>
  )
}

interface CountsProps {
  site: string
  methods: readonly string[]
  rate: number | null
}

function Counts({ site, methods, rate }: CountsProps) {
  const t = useWords(apiProtectionWords)
  const f = useFormat()
  const hour = useLastHour()
  const sites = useMemo(() => [site], [site])
  const all = useSiteTable('method', hour, sites)
  const clients = useSiteTable('clientip', rate === null ? null : hour, sites)
  const ranked = clients.data && rowsOf(clients.data)
  const over = clientsOver(ranked?.rows ?? [], rate, HOUR_S)
  const asked = over.slice(0, MOST_CLIENTS).map(({ key }) => key)
  const theirs = useSiteTable('method', asked.length > 0 ? hour : null, sites, { clientip: asked })
  const reads = [all, ...(rate === null ? [] : [clients]), ...(asked.length > 0 ? [theirs] : [])]
  const isRead = reads.every(({ data }) => data !== undefined)
  const data = isRead && all.data ? { all: rowsOf(all.data).rows, theirs: theirs.data } : undefined
  return (
    <ReadSection
      read={{
        data,
        failure: reads.find(({ failure }) => failure)?.failure,
        retry: () => {
          for (const { failure, retry } of reads) if (failure) retry()
        },
      }}
      failed={t('preview.failed')}
      lines={3}
      size="s"
    >
      {(tables) => {
        const rule = { action: 'block', methods, rate } as const
        const theirMethods = asked.length > 0 && tables.theirs ? rowsOf(tables.theirs).rows : []
        const { requests, stopped, byMethod, overLimit } = rulePreview(rule, tables.all, theirMethods)
        if (requests === 0) return <Text as="p">{t('preview.none')}</Text>
        const isCut =
          over.length > MOST_CLIENTS || (ranked?.totalCount != null && ranked.totalCount > ranked.rows.length)
        const counted = (n: number) => t('preview.requests', { n: f.number(n) })
        return (
          <Stack gap={2}>
            <Text as="p" weight="semibold">
              {t(isCut ? 'preview.atLeast' : 'preview.text', {
                n: f.number(stopped),
                all: f.number(requests),
                share: f.percent(stopped / requests),
              })}
            </Text>
            <KeyValue
              items={[
                ...(methods.length > 0
                  ? [
                      {
                        label: t('preview.byMethod'),
                        value:
                          byMethod.length === 0
                            ? counted(0)
                            : byMethod.map(({ key, requests: n }) => `${key}: ${f.number(n)}`).join(', '),
                      },
                    ]
                  : []),
                ...(rate === null
                  ? []
                  : [
                      { label: t('preview.overLimit'), value: counted(overLimit) },
                      {
                        label: t('preview.clients'),
                        value:
                          over.length === 0
                            ? f.number(0)
                            : t('preview.clientsOver', {
                                n: over.length,
                                first: over
                                  .slice(0, NAMED)
                                  .map(({ key, requests: n }) => `${key} (${f.number(n / 60)})`)
                                  .join(', '),
                              }),
                      },
                    ]),
              ]}
            />
            {rate !== null && (
              <Text as="p" tone="muted">
                {t('preview.mean')}
              </Text>
            )}
          </Stack>
        )
      }}
    </ReadSection>
  )
}
