import {
  configOrigin,
  type DeniedBy,
  deniedByParameter,
  deniedByPath,
  exceptedRequests,
  exceptionRule,
  hostText,
  itemsOf,
  provisioning,
  readablePayload,
  readTarget,
  rowsOf,
  ruleBuilder,
  ruleVcl,
  unsavedRule,
  useRead,
  type WrittenException,
  withException,
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
import { useWafTable, type WafQuery } from './useWafTable.ts'
import { wafTuningWords } from './wafTuning.words.ts'

interface ExceptionFormProps {
  rule: string
  sites: readonly DeniedBy[]
  query: WafQuery
  onClose: () => void
}

const ends = ['none', 'day', 'week', 'month'] as const
type End = (typeof ends)[number]
const days: Readonly<Record<End, number | null>> = { none: null, day: 1, week: 7, month: 30 }
const DAY_S = 86_400
const ANY = ''
const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

/** An exception from a rule for a path and a parameter of a site: as a rule, as lines of VCL, or as a ticket. */
export function ExceptionForm({ rule, sites, query, onClose }: ExceptionFormProps) {
  const t = useWords(wafTuningWords)
  const f = useFormat()
  const { user, company } = useSession()
  const openPage = useOpenPage()
  const own = company?.sites ?? []
  const hit = sites.flatMap(({ key }) => own.find(({ url }) => url === key) ?? [])
  const [site, setSite] = useState<string | null>(hit[0] ? String(hit[0].id) : null)
  const [pickedPath, setPath] = useState<string | null>(null)
  const [parameter, setParameter] = useState(ANY)
  const [end, setEnd] = useState<End>('week')
  const [isReviewing, setReviewing] = useState(false)
  const refusal = refusalText(useMay(provisioning.deploy))
  const chosen = own.find(({ id }) => String(id) === site)
  const ofSite = chosen && { ...query, view: { ...query.view, sites: [chosen.url] } }
  const targets = useWafTable(ofSite ?? query, ofSite ? 'targeturi' : null, rule)
  const onSite = targets.data ? rowsOf(targets.data) : undefined
  const sitePaths = deniedByPath(onSite?.rows ?? [])
  const path = (sitePaths.find(({ key }) => key === pickedPath) ?? sitePaths[0])?.key ?? null
  const ofPath = onSite?.rows.filter(({ key }) => readTarget(key).path === path) ?? []
  const parameters = deniedByParameter(ofPath)
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
  const written: WrittenException = {
    rule,
    host: chosen?.url ?? '',
    path: path ?? '',
    parameter: parameter === ANY ? null : parameter,
    until: until === null ? null : dayOf(query.span.to + until * DAY_S),
  }
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
          options={hit.map(({ id, url }) => ({ value: String(id), label: hostText(url) }))}
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
          options={sitePaths.map(({ key }) => ({ value: key, label: readablePayload(key) }))}
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
          <ReadSection read={targets} failed={t('failed')} lines={1} size="s">
            {() => (
              <Notice tone="info" title={t('exception.previewTitle')}>
                {t('exception.preview', {
                  n: exceptedRequests(made, ofPath),
                  count: f.number(exceptedRequests(made, ofPath)),
                  site: chosen?.url ?? '',
                })}
                {onSite?.totalCount &&
                  onSite.totalCount > onSite.rows.length &&
                  ` ${t('exception.previewCut', { n: onSite.rows.length })}`}
              </Notice>
            )}
          </ReadSection>
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
          body={withException(live?.config_body ?? '', written, program)}
          comment={untilDate === null ? title : t('exception.commentUntil', { title, date: untilDate })}
          base={live?.id ?? 0}
          onClose={() => setReviewing(false)}
          onDeployed={() => setReviewing(false)}
        />
      </Stack>
    </Section>
  )
}
