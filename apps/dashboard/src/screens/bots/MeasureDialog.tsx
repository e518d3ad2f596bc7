import {
  type AgentAmounts,
  aiCrawlerOf,
  type CrawlerMeasure,
  crawlerMeasures,
  crawlerRule,
  hostText,
  provisioning,
  refusedAgents,
  rowsOf,
  type Site,
  statistics,
  totalOf,
  useRead,
  withMeasure,
} from '@parapet/api'
import { Code, Combobox, Notice, RadioCards, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../kit/form/useSavedForm.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { ReviewDialog } from '../../shared/provisioning/ReviewDialog.tsx'
import { aiCrawlersWords } from './aiCrawlers.words.ts'
import { type CrawlerRow, useCrawlerTools } from './crawlerTools.ts'
import { useTableParams } from './useAgentTable.ts'
import type { CrawlerMeasures } from './useCrawlerMeasures.ts'

const choices = ['allow', ...crawlerMeasures] as const
type Choice = (typeof choices)[number]

interface Draft {
  site: string | null
  choice: Choice
}

interface Review {
  readonly body: string
  readonly comment: string
}

interface MeasureDialogProps {
  /** The crawler; null while none is chosen. */
  row: CrawlerRow | null
  measures: CrawlerMeasures | undefined
  site: Pick<Site, 'id' | 'url'> | null
  onClose: () => void
}

/** Allows, challenges or refuses a crawler on a site, with what it would have changed in the last day. */
export function MeasureDialog({ row, measures, site, onClose }: MeasureDialogProps) {
  const t = useWords(aiCrawlersWords)
  const [review, setReview] = useState<Review | null>(null)
  const close = () => setReview(null)
  return (
    <>
      <FormDialog
        isOpen={row !== null && measures !== undefined}
        onClose={onClose}
        title={t('act.title', { crawler: row?.crawler.token ?? '' })}
      >
        {row && measures && (
          <MeasureForm
            row={row}
            measures={measures}
            site={site}
            onClose={onClose}
            onReview={(next) => {
              onClose()
              setReview(next)
            }}
          />
        )}
      </FormDialog>
      <ReviewDialog
        open={review !== null}
        target="production"
        body={review?.body ?? ''}
        comment={review?.comment ?? ''}
        base={measures?.live?.id ?? 0}
        onClose={close}
        onDeployed={close}
      />
    </>
  )
}

interface MeasureFormProps {
  row: CrawlerRow
  measures: CrawlerMeasures
  site: Pick<Site, 'id' | 'url'> | null
  onClose: () => void
  onReview: (review: Review) => void
}

function MeasureForm({ row: { crawler }, measures, site, onClose, onReview }: MeasureFormProps) {
  const t = useWords(aiCrawlersWords)
  const { company } = useSession()
  const sites = company?.sites ?? []
  const [initial] = useState((): Draft => {
    const first = site ?? (sites.length === 1 ? sites[0] : undefined)
    return { site: first ? String(first.id) : null, choice: '403' }
  })
  const isByLines = measures.by === 'lines'
  const hostOf = (id: string | null) => sites.find((one) => String(one.id) === id)?.url ?? ''
  const currentOn = (id: string | null) =>
    measures.applied.findLast(({ token, host }) => token === crawler.token && host === hostOf(id))
  const form = useSavedForm<Draft, (() => Promise<unknown>) | typeof notSaved>({
    initial,
    call: isByLines ? provisioning.deploy : provisioning.addRule,
    check: ({ site: id, choice }) => ({
      site: id === null ? t('error.site') : undefined,
      choice:
        id !== null && choice === (currentOn(id)?.measure ?? 'allow')
          ? t('error.same')
          : !isByLines && (choice === 'captcha' || choice === 'jschallenge')
            ? t('error.challenge')
            : undefined,
    }),
    save: async ({ site: id, choice }, send) => {
      const host = hostOf(id)
      if (isByLines) {
        const measure: CrawlerMeasure | null = choice === 'allow' ? null : choice
        onReview({
          body: withMeasure(measures.live?.config_body ?? '', crawler, host, measure),
          comment: t('comment', { crawler: crawler.token, site: host, choice: t(`choice.${choice}`) }),
        })
        return notSaved
      }
      const rule = currentOn(id)?.rule
      if (choice !== '402' && choice !== '403') {
        if (!rule) return notSaved
        await send(provisioning.removeRule, { rule: rule.id })
        const { condition, action, active } = rule
        return () => send(provisioning.addRule, { body: { site: rule.site, condition, action, active } })
      }
      const body = crawlerRule(crawler, Number(id), choice)
      if (rule) {
        await send(provisioning.saveRule, { rule: rule.id, body })
        return () => send(provisioning.saveRule, { rule: rule.id, body: { ...body, action: rule.action } })
      }
      const added = await send(provisioning.addRule, { body })
      return () => send(provisioning.removeRule, { rule: added.id })
    },
    saved: ({ site: id, choice }) =>
      t('done', { crawler: crawler.token, site: hostOf(id), choice: t(`choice.${choice}`) }),
    undo: (back) => async () => {
      await back()
    },
    failed: t('failed'),
    onSaved: onClose,
    leaves: 'none',
  })
  const { site: chosen, choice } = form.values
  return (
    <SavedForm
      form={form}
      label={t('act.title', { crawler: crawler.token })}
      submitLabel={t(isByLines ? 'act.review' : choice === 'allow' ? 'act.allow' : 'act.save')}
      onCancel={onClose}
    >
      <Combobox
        label={t('act.site')}
        required
        options={sites.map(({ id, url }) => ({ value: String(id), label: hostText(url) }))}
        {...form.field('site')}
      />
      <RadioCards
        label={t('act.choice')}
        options={choices.map((value) => ({ value, label: t(`choice.${value}`), help: t(`choice.${value}.help`) }))}
        {...form.field('choice')}
      />
      {choice !== 'allow' && crawler.purpose !== 'training' && (
        <Notice tone="watch">{t(`consequence.${crawler.purpose}`, { operator: crawler.operator })}</Notice>
      )}
      {choice === '402' && (
        <Text as="p" tone="muted">
          {t('choice.402.text')}
        </Text>
      )}
      {chosen !== null && choice !== 'allow' && <Preview host={hostOf(chosen)} token={crawler.token} choice={choice} />}
      <Text as="p" tone="muted">
        {t(isByLines ? 'act.byLines' : 'act.byRule')}
      </Text>
    </SavedForm>
  )
}

interface PreviewProps {
  host: string
  token: string
  choice: CrawlerMeasure
}

/** How many requests of the last day a measure would have answered, by the test that the rule itself makes. */
function Preview({ host, token, choice }: PreviewProps) {
  const t = useWords(aiCrawlersWords)
  const params = useTableParams()
  const { span } = useCrawlerTools()
  const read = useRead(statistics.analyticTable, params?.('agent', span, [host]) ?? null, { quiet: true })
  return (
    <ReadSection read={read} failed={t('preview.failed')} lines={3} size="s">
      {(answer) => {
        const { rows, totalCount } = rowsOf(answer)
        return <Effect rows={rows} totalCount={totalCount} host={host} token={token} choice={choice} />
      }}
    </ReadSection>
  )
}

type EffectProps = PreviewProps & { readonly rows: readonly AgentAmounts[]; readonly totalCount: number | null }

function Effect({ rows, totalCount, host, token, choice }: EffectProps) {
  const t = useWords(aiCrawlersWords)
  const f = useFormat()
  const hit = refusedAgents(crawlerRule({ token }, 0, '403'), rows)
  const { requests, bytes } = totalOf(hit)
  const others = hit.filter(({ key }) => aiCrawlerOf(key)?.token !== token)
  const missed = rows.filter(({ key }) => aiCrawlerOf(key)?.token === token && !hit.some((one) => one.key === key))
  return (
    <Notice tone="info" title={t('preview.title')}>
      <Stack gap={2}>
        <span>
          {t('preview', {
            n: requests,
            count: f.number(requests),
            all: f.number(totalOf(rows).requests),
            bytes: f.bytes(bytes),
            site: host,
            answer: t(`answer.${choice}`),
          })}
        </span>
        {hit.map(({ key }) => (
          <div key={key}>
            <Code>{key}</Code>
          </div>
        ))}
        {others.length > 0 && <span>{t('preview.others', { n: others.length })}</span>}
        {missed.length > 0 && <span>{t('preview.missed', { n: missed.length, token })}</span>}
        {totalCount !== null && totalCount > rows.length && (
          <span>{t('total.cut', { n: rows.length, all: f.number(totalCount) })}</span>
        )}
      </Stack>
    </Notice>
  )
}
