import {
  configOrigin,
  type DeniedBy,
  deniedByParameter,
  exceptedRequests,
  exceptionRule,
  itemsOf,
  provisioning,
  readablePayload,
  readTarget,
  ruleBuilder,
  ruleVcl,
  unsavedRule,
  useRead,
} from '@parapet/api'
import { Button, Code, Combobox, Inline, Notice, Section, Select, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { ReadSection } from '../../../kit/read/ReadSection.tsx'
import { paths as pages } from '../../../platform/paths/paths.ts'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../../platform/session/useMay.ts'
import { ReviewDialog } from '../../provisioning/ReviewDialog.tsx'
import { useDeployments } from '../../provisioning/useDeployments.ts'
import { useOpenPage } from '../../values/useOpenPage.ts'
import type { WafQuery } from './useWafTable.ts'
import { wafTuningWords } from './wafTuning.words.ts'

interface ExceptionFormProps {
  rule: string
  paths: readonly DeniedBy[]
  targets: readonly DeniedBy[]
  sites: readonly DeniedBy[]
  query: WafQuery
  onClose: () => void
}

const ends = ['none', 'day', 'week', 'month'] as const
type End = (typeof ends)[number]
const days: Readonly<Record<End, number | null>> = { none: null, day: 1, week: 7, month: 30 }
const DAY_S = 86_400
const ANY = ''

/** An exception from a rule for a path and a parameter of a site: as a rule, as lines of VCL, or as a ticket. */
export function ExceptionForm({ rule, paths, targets, sites, query, onClose }: ExceptionFormProps) {
  const t = useWords(wafTuningWords)
  const f = useFormat()
  const { user, company } = useSession()
  const openPage = useOpenPage()
  const own = company?.sites ?? []
  const hit = own.filter(({ url }) => sites.some(({ key }) => key === url))
  const [site, setSite] = useState<string | null>(hit.length === 1 ? String(hit[0]?.id) : null)
  const [path, setPath] = useState<string | null>(paths[0]?.key ?? null)
  const [parameter, setParameter] = useState(ANY)
  const [end, setEnd] = useState<End>('week')
  const [isReviewing, setReviewing] = useState(false)
  const refusal = refusalText(useMay(provisioning.deploy))
  const ofPath = targets.filter(({ key }) => readTarget(key).path === path)
  const parameters = deniedByParameter(ofPath)
  const chosen = own.find(({ id }) => String(id) === site)
  const made =
    chosen && path !== null
      ? exceptionRule({ rule, site: chosen.id, path, parameter: parameter === ANY ? null : parameter })
      : null
  const isComplete = made !== null
  const needed = isComplete ? undefined : t('exception.needed')
  const { live, read } = useDeployments('production')
  const { data: properties } = useRead(ruleBuilder.properties, {}, { quiet: true })
  const isWritten = configOrigin(live?.config_body) === 'written'
  const program =
    made && chosen && properties
      ? ruleVcl([unsavedRule(made)], {
          company: query.company,
          siteUrl: () => chosen.url,
          properties: itemsOf(properties).items,
        })
      : ''
  const until = days[end]
  const untilDate = until === null ? null : f.date(query.span.to + until * DAY_S, 'date')
  const title = t('exception.comment', { rule, site: chosen?.url ?? '', path: path ?? '' })
  const fillRule = () => {
    if (!made) return
    onClose()
    openPage({
      does: 'open',
      page: 'autoprovisioning',
      query: { tab: 'rules', open: 'new' },
      filled: {
        site: String(made.site),
        scope: 'some',
        conditions: made.condition.conditions,
        template: made.action.template,
        parameters: made.action.parameters,
      },
    })
  }
  const writeTicket = () => {
    onClose()
    openPage({
      does: 'open',
      page: 'soporte',
      query: { open: 'new' },
      filled: {
        subject: t('ticket.subject', { rule, site: chosen?.url ?? '' }),
        description: [
          t('ticket.text', { rule, site: chosen?.url ?? '', path: path ?? '' }),
          parameter === ANY ? t('ticket.noParameter') : t('ticket.parameter', { parameter }),
          untilDate === null ? t('ticket.noEnd') : t('ticket.end', { date: untilDate }),
          t('ticket.period', f.ends(query.span)),
          ...ofPath.slice(0, 5).map(({ key, requests }) => `${requests} × ${readablePayload(key)}`),
        ].join('\n'),
      },
    })
  }
  return (
    <Section title={t('exception.title')} level={3}>
      <Stack gap={4}>
        <Text as="p">{t('exception.text')}</Text>
        <Combobox
          label={t('exception.site')}
          name="site"
          required
          value={site}
          onChange={setSite}
          options={hit.map(({ id, url }) => ({ value: String(id), label: url }))}
        />
        <Combobox
          label={t('exception.path')}
          name="path"
          required
          value={path}
          onChange={(next) => {
            setPath(next)
            setParameter(ANY)
          }}
          options={paths.map(({ key }) => ({ value: key, label: readablePayload(key) }))}
        />
        <Select
          label={t('exception.parameter')}
          name="parameter"
          value={parameter}
          onChange={(next) => setParameter(next)}
          options={[
            { value: ANY, label: t('exception.any') },
            ...parameters.map(({ key }) => ({ value: key, label: readablePayload(key) })),
          ]}
        />
        <Select
          label={t('exception.end')}
          name="end"
          help={t('exception.endHelp')}
          value={end}
          onChange={(next) => setEnd(ends.find((one) => one === next) ?? 'none')}
          options={ends.map((value) => ({ value, label: t(`end.${value}`) }))}
        />
        {made && (
          <Notice tone="info" title={t('exception.previewTitle')}>
            {t('exception.preview', {
              n: exceptedRequests(made, ofPath),
              count: f.number(exceptedRequests(made, ofPath)),
            })}
          </Notice>
        )}
        {refusal && <Notice tone="info">{refusal}</Notice>}
        {!refusal && (
          <ReadSection read={read} failed={t('exception.failed')} lines={1} size="s">
            {() =>
              isWritten && (
                <Stack gap={2}>
                  <Text as="p" tone="muted">
                    {t('exception.written')}
                  </Text>
                  {program !== '' && (
                    <Code block label={t('exception.lines')}>
                      {program}
                    </Code>
                  )}
                </Stack>
              )
            }
          </ReadSection>
        )}
        <Inline gap={2}>
          {!refusal && live !== undefined && (
            <Button tone="primary" disabledReason={needed} onClick={isWritten ? () => setReviewing(true) : fillRule}>
              {t(isWritten ? 'exception.review' : 'exception.rule')}
            </Button>
          )}
          {pages.soporte.guard.allows({ user, company }) && (
            <Button disabledReason={needed} onClick={writeTicket}>
              {t('exception.ticket')}
            </Button>
          )}
        </Inline>
        <ReviewDialog
          open={isReviewing}
          target="production"
          body={`# ${title}\n${program}\n${live?.config_body ?? ''}`}
          comment={untilDate === null ? title : t('exception.commentUntil', { title, date: untilDate })}
          base={live?.id ?? 0}
          onClose={() => setReviewing(false)}
          onDeployed={() => setReviewing(false)}
        />
      </Stack>
    </Section>
  )
}
