import {
  type Company,
  hostText,
  isUnderway,
  liveSince,
  provisioning,
  type User,
  type VclConfig,
  type WatchedSite,
  type WatchFigure,
  worseSites,
} from '@parapet/api'
import {
  Accordion,
  Button,
  Inline,
  LinkButton,
  ListTable,
  Notice,
  Section,
  Stack,
  Status,
  type T,
  Text,
  useFormat,
  useWords,
} from '@parapet/ui'
import { useNavigate } from 'react-router-dom'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { ValueText } from '../values/ValueText.tsx'
import { useArea } from './area.ts'
import type en from './scorecard.en.ts'
import { scorecardWords } from './scorecard.words.ts'
import { type CardOfVersion, useScorecard } from './useScorecard.ts'
import { verdictTones } from './verdictTones.ts'

const figureTones = {
  worse: 'bad',
  better: 'good',
  same: 'good',
  more: 'info',
  early: 'info',
  few: 'quiet',
  none: 'quiet',
} as const

/** The scorecard of a version: the traffic before and after it went live, and the way back. */
export function ScorecardSection({ row }: { row: VclConfig }) {
  const t = useWords(scorecardWords)
  const { name } = useArea()
  const { user, company } = useSession()
  if (!user || !company) return null
  if (name === 'staging')
    return (
      <Section title={t('title')}>
        <Text as="p" tone="muted">
          {t('staging')}
        </Text>
      </Section>
    )
  if (liveSince(row) === null) {
    if (!isUnderway(row)) return null
    return (
      <Section title={t('title')}>
        <Text as="p" tone="muted">
          {t('waiting')}
        </Text>
      </Section>
    )
  }
  return <Known row={row} user={user} company={company} />
}

function Known({ row, user, company }: { row: VclConfig; user: User; company: Company }) {
  const t = useWords(scorecardWords)
  const read = useScorecard(row, { user, company })
  return (
    <Section title={t('title')}>
      <ReadSection read={read} failed={t('failed')} lines={6} size="s">
        {(found) => <ScorecardView row={row} found={found} />}
      </ReadSection>
    </Section>
  )
}

/** A scorecard that was read. */
export function ScorecardView({ row, found }: { row: VclConfig; found: CardOfVersion }) {
  const t = useWords(scorecardWords)
  const f = useFormat()
  const { card, neighbours } = found
  const { window, verdict, minutes, gap, total } = card
  const { known, of } = minutes.after
  const worse = worseSites(card)
  const wanted = Math.round((window.after.to - window.after.from) / 60)
  if (gap !== null)
    return (
      <Notice tone="info" title={t(`gap.${gap}`)}>
        {t(`gap.${gap}Text`)}
      </Notice>
    )
  const missing = minutes.before.of - minutes.before.known + of - known
  return (
    <Stack gap={4}>
      <Inline gap={3} justify="between">
        <Status tone={verdictTones[verdict]} label={t(`verdict.${verdict}`)} />
        {row.active && <Rollback to={neighbours.previous} isUrgent={verdict === 'worse'} />}
      </Inline>
      {verdict === 'worse' && (
        <Text as="p">
          {worse.length > 0 ? t('worse.sites', { sites: worse.map(hostText).join(', ') }) : t('worse.total')}
        </Text>
      )}
      <Text as="p" tone="muted">
        {t('minutes', {
          before: minutes.before.known,
          after: known,
          of: wanted,
          time: f.date(liveSince(row), 'time'),
        })}
        {!window.isOver && ` ${t('sofar')}`}
      </Text>
      <Notices found={found} missing={missing} />
      <Figures label={t('total')} figures={total.figures} />
      {total.figures.some(({ metric, verdict: is }) => metric === 'refusals' && is === 'worse') && (
        <Text as="p" size="s" tone="muted">
          {t('refusals')}
        </Text>
      )}
      <Sites found={found} />
      <Text as="p" size="s" tone="muted">
        {t('rule')}
      </Text>
    </Stack>
  )
}

function Notices({ found, missing }: { found: CardOfVersion; missing: number }) {
  const t = useWords(scorecardWords)
  const { card, neighbours, originsGap } = found
  const { previous, next, isKnown } = neighbours
  const texts = [
    card.window.isCutBefore && previous && t('cutBefore', { id: String(previous.id) }),
    card.window.isCutAfter && next && t('cutAfter', { id: String(next.id) }),
    !isKnown && t('unknownNext', { n: 50 }),
    missing > 0 && t('partial', { n: missing }),
    originsGap?.kind === 'old' && t('origins.old'),
    originsGap?.kind === 'failed' && t('origins.failed'),
    originsGap?.kind === 'refused' && t('origins.refused', { reason: originsGap.reason }),
  ].filter((text) => typeof text === 'string')
  if (texts.length === 0) return null
  return (
    <Notice tone="info">
      <Stack gap={1}>
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </Stack>
    </Notice>
  )
}

function Rollback({ to: previous, isUrgent }: { to: VclConfig | null; isUrgent: boolean }) {
  const t = useWords(scorecardWords)
  const to = useTo()
  const navigate = useNavigate()
  const { page } = useArea()
  const refused = refusalText(useMay(provisioning.deploy))
  if (!previous)
    return (
      <Text size="s" tone="muted">
        {t('noPrevious')}
      </Text>
    )
  const label = t('rollback', { id: String(previous.id) })
  const href = to(page, undefined, { tab: 'vcl', deploy: String(previous.id) })
  if (refused === undefined)
    return (
      <LinkButton icon="undo" tone={isUrgent ? 'primary' : 'secondary'} href={href}>
        {label}
      </LinkButton>
    )
  return (
    <Button icon="undo" disabledReason={refused} onClick={() => void navigate(href)}>
      {label}
    </Button>
  )
}

function useFigureText() {
  const t = useWords(scorecardWords)
  const f = useFormat()
  return (figure: WatchFigure, side: 'before' | 'after'): string => {
    const { metric, [side]: value, counts } = figure
    const all = counts[side]
    if (value === null || all === null) return '—'
    switch (metric) {
      case 'errors':
      case 'refusals':
        return t('value.part', { share: f.percent(value), part: f.number(Math.round(value * all)), all: f.number(all) })
      case 'hitRatio':
        return f.percent(value)
      case 'response':
        return f.micros(value)
      case 'requests':
        return t('value.of', { value: f.rate(value), all: f.number(all) })
      case 'firstByte':
        return t('value.of', { value: f.micros(value), all: f.number(all) })
    }
  }
}

const figureStatus = ({ verdict }: WatchFigure, t: T<typeof en>) => (
  <Status tone={figureTones[verdict]} label={t(`figure.${verdict}`)} />
)

function Figures({ label, figures }: { label: string; figures: readonly WatchFigure[] }) {
  const t = useWords(scorecardWords)
  const textOf = useFigureText()
  return (
    <ListTable
      label={label}
      rows={figures}
      getRowId={({ metric }) => metric}
      isFitted
      columns={[
        { id: 'figure', header: t('figure'), value: ({ metric }) => t(`metric.${metric}`) },
        { id: 'before', header: t('before'), value: (row) => textOf(row, 'before') },
        { id: 'after', header: t('after'), value: (row) => textOf(row, 'after') },
        {
          id: 'verdict',
          header: t('verdict'),
          value: ({ verdict }) => t(`figure.${verdict}`),
          cell: (row) => figureStatus(row, t),
        },
      ]}
    />
  )
}

/** The sites whose traffic changed, each with its figures, and the others in one table. */
function Sites({ found: { card, all, asked } }: { found: CardOfVersion }) {
  const t = useWords(scorecardWords)
  const { sites } = card
  const changed = sites.filter(({ verdict }) => verdict === 'worse' || verdict === 'better')
  const others = sites.slice(changed.length)
  const left = asked - sites.length
  if (sites.length === 0) return null
  return (
    <Stack gap={2}>
      <Accordion
        items={[
          ...changed.map(({ site, verdict, figures }) => ({
            id: site,
            title: hostText(site),
            detail: <Status tone={verdictTones[verdict]} label={t(`verdict.${verdict}`)} />,
            content: <Figures label={hostText(site)} figures={figures} />,
          })),
          ...(others.length > 0
            ? [{ id: '', title: t('others', { n: others.length }), content: <OtherSites sites={others} /> }]
            : []),
        ]}
      />
      {(asked < all || left > 0) && (
        <Text as="p" size="s" tone="muted">
          {asked < all && t('sites.some', { n: asked, all })} {left > 0 && t('sites.quiet', { n: left })}
        </Text>
      )}
    </Stack>
  )
}

function OtherSites({ sites }: { sites: readonly WatchedSite[] }) {
  const t = useWords(scorecardWords)
  const textOf = useFigureText()
  const errors = ({ figures }: WatchedSite, side: 'before' | 'after') => {
    const figure = figures.find(({ metric }) => metric === 'errors')
    return figure ? textOf(figure, side) : '—'
  }
  return (
    <ListTable
      label={t('sites')}
      rows={sites}
      getRowId={({ site }) => site}
      isFitted
      columns={[
        {
          id: 'site',
          header: t('site'),
          value: ({ site }) => hostText(site),
          cell: ({ site }) => <ValueText seen={{ kind: 'host', value: site }} />,
        },
        { id: 'before', header: `${t('metric.errors')}, ${t('before')}`, value: (row) => errors(row, 'before') },
        { id: 'after', header: t('after'), value: (row) => errors(row, 'after') },
        {
          id: 'verdict',
          header: t('verdict'),
          value: ({ verdict }) => t(`verdict.${verdict}`),
          cell: ({ verdict }) => <Status tone={verdictTones[verdict]} label={t(`verdict.${verdict}`)} />,
        },
      ]}
    />
  )
}
