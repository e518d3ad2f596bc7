import {
  claimsSearchEngine,
  deniedByParameter,
  judgeRule,
  type OwaspRule,
  readablePayload,
  rowsOf,
  type Table,
  wafGroupOf,
} from '@parapet/api'
import { Code, Heading, KeyValue, Notice, Section, Stack, Status, Text, useFormat, useWords } from '@parapet/ui'
import { wafRuleHits } from '@parapet/widgets/spans'
import { type ReactNode, useMemo } from 'react'
import { joinReads } from '../../../kit/read/joinReads.ts'
import { ReadSection } from '../../../kit/read/ReadSection.tsx'
import { ValueText } from '../../values/ValueText.tsx'
import { CompanyChart } from '../CompanyChart.tsx'
import { ExceptionForm } from './ExceptionForm.tsx'
import { Exceptions } from './Exceptions.tsx'
import { useWafTable, type WafQuery } from './useWafTable.ts'
import { wafTuningWords } from './wafTuning.words.ts'

const ROWS = 8

interface RuleDetailProps {
  rule: string
  known: OwaspRule | undefined
  query: WafQuery
  onClose: () => void
}

const tones = { likely: 'watch', possible: 'watch', unlikely: 'good', unknown: 'quiet' } as const

/** What a rule denied and whether that was a mistake, with an exception from it. */
export function RuleDetail({ rule, known, query, onClose }: RuleDetailProps) {
  const t = useWords(wafTuningWords)
  const paths = useWafTable(query, 'targetpath', rule)
  const targets = useWafTable(query, 'targeturi', rule)
  const agents = useWafTable(query, 'useragent', rule)
  const addresses = useWafTable(query, 'clientip', rule)
  const sites = useWafTable(query, 'vhost', rule)
  const read = joinReads(paths, targets, agents, addresses, sites)
  const include = useMemo(() => ({ ruleid: [rule] }), [rule])
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={3}>{t('rule', { rule })}</Heading>
        <Text as="p">{t(`group.${wafGroupOf(rule)}`)}</Text>
        {known && (
          <Text as="p" tone="muted">
            {t('known', { message: known.message, level: known.paranoia_level })}
          </Text>
        )}
      </Stack>
      <Exceptions rule={rule} />
      <CompanyChart row={wafRuleHits} span={query.span} sites={query.view.sites} include={include} />
      <ReadSection read={read} failed={t('failed')} lines={10}>
        {([byPath, byTarget, byAgent, byAddress, bySite]) => (
          <Evidence {...{ rule, known, query, onClose, byPath, byTarget, byAgent, byAddress, bySite }} />
        )}
      </ReadSection>
    </Stack>
  )
}

interface EvidenceProps extends RuleDetailProps {
  byPath: Table
  byTarget: Table
  byAgent: Table
  byAddress: Table
  bySite: Table
}

function Evidence({ rule, known, query, onClose, byPath, byTarget, byAgent, byAddress, bySite }: EvidenceProps) {
  const t = useWords(wafTuningWords)
  const paths = rowsOf(byPath).rows
  const targets = rowsOf(byTarget).rows
  const agents = rowsOf(byAgent).rows
  const { totalCount, rows: addresses } = rowsOf(byAddress)
  const judgement = judgeRule({
    rule,
    agents,
    paths,
    targets,
    addresses: totalCount ?? addresses.length,
    paranoia: known?.paranoia_level ?? 1,
  })
  const engines = agents.filter(({ key }) => claimsSearchEngine(key))
  const { span, view } = query
  const { sites } = view
  return (
    <Stack gap={6}>
      <Section title={t('judgement')} level={3}>
        <Stack gap={2}>
          <Status tone={tones[judgement.verdict]} label={t(`verdict.${judgement.verdict}`)} />
          <KeyValue
            items={[
              ...judgement.harmless.map((sign) => ({ label: t('for'), value: t(`sign.${sign}`) })),
              ...judgement.attack.map((sign) => ({ label: t('against'), value: t(`sign.${sign}`) })),
            ]}
          />
          {engines.length > 0 && (
            <Notice tone="watch" title={t('engine.title')}>
              {t('engine.text', {
                agents: engines
                  .slice(0, 3)
                  .map(({ key }) => readablePayload(key))
                  .join(' · '),
              })}
            </Notice>
          )}
          <Text as="p" size="s" tone="muted">
            {t('estimate')}
          </Text>
        </Stack>
      </Section>
      <ExceptionForm rule={rule} sites={rowsOf(bySite).rows} query={query} onClose={onClose} />
      <Ranking title={t('by.targets')} rows={targets} render={(key) => <Code>{readablePayload(key)}</Code>} />
      <Ranking
        title={t('by.paths')}
        rows={paths}
        render={(key) => <ValueText seen={{ kind: 'path', value: key, sites, span }} text={readablePayload(key)} />}
      />
      <Ranking
        title={t('by.parameters')}
        rows={deniedByParameter(targets)}
        none={t('by.noParameters')}
        render={(key) => <Code>{readablePayload(key)}</Code>}
      />
      <Ranking
        title={t('by.agents')}
        rows={agents}
        render={(key) => <ValueText seen={{ kind: 'agent', value: key, sites, span }} text={readablePayload(key)} />}
      />
      <Ranking
        title={t('by.addresses')}
        rows={addresses}
        render={(key) => <ValueText seen={{ kind: 'address', value: key, sites, span }} />}
      />
      <Ranking
        title={t('by.sites')}
        rows={rowsOf(bySite).rows}
        render={(key) => <ValueText seen={{ kind: 'host', value: key, sites: [key], span }} />}
      />
    </Stack>
  )
}

interface RankingProps {
  title: string
  rows: readonly { readonly key: string; readonly requests: number }[]
  render: (key: string) => ReactNode
  none?: string
}

function Ranking({ title, rows, render, none }: RankingProps) {
  const t = useWords(wafTuningWords)
  const f = useFormat()
  return (
    <Section title={title} level={3}>
      {rows.length === 0 ? (
        <Text as="p" tone="muted">
          {none ?? t('empty.title')}
        </Text>
      ) : (
        <Stack gap={2}>
          <KeyValue
            items={rows.slice(0, ROWS).map(({ key, requests }) => ({
              label: t('requests', { n: requests, count: f.number(requests) }),
              value: render(key),
            }))}
          />
          {rows.length > ROWS && (
            <Text as="p" size="s" tone="muted">
              {t('first', { n: ROWS })}
            </Text>
          )}
        </Stack>
      )}
    </Section>
  )
}
