import {
  type ConfigText,
  type FollowedTrace,
  isDecided,
  requestAddress,
  type TraceHop,
  type TraceOutcome,
  type TraceStep,
  type TraceWay,
  textOf,
  vclPosition,
} from '@parapet/api'
import { Accordion, Code, Notice, Stack, Status, type T, Text, useFormat, useWords } from '@parapet/ui'
import { impactWords } from './impact.words.ts'
import type { RuleAt } from './ruleLabels.ts'
import type en from './trace.en.ts'
import { traceWords } from './trace.words.ts'
import { cacheText, doubtText } from './traceTexts.ts'

type TraceT = T<typeof en>

interface WalkProps {
  trace: FollowedTrace
  /** The programs that were walked through, by their number. */
  texts: readonly ConfigText[]
  ruleAt: RuleAt
  siteUrl: (site: number) => string | undefined
}

/** What becomes of a request, in words. */
export function outcomeText(outcome: TraceOutcome, t: TraceT): string {
  switch (outcome.kind) {
    case 'served':
      if (outcome.backend === null) return t('outcome.noBackend')
      return t(outcome.isMissing ? 'outcome.missing' : 'outcome.served', { backend: outcome.backend })
    case 'redirect': {
      const { status, to } = outcome
      if (to === null) return t('outcome.redirectOpen')
      return status === null
        ? t('outcome.redirectPlain', { to })
        : t('outcome.redirect', { status: String(status), to })
    }
    case 'answered':
      return t('outcome.answered', { status: String(outcome.status) })
    case 'challenge':
      return t('outcome.challenge', { name: outcome.by })
    case 'failed':
    case 'purged':
    case 'unknown':
      return t(`outcome.${outcome.kind}`)
  }
}

const hasNoBackend = (outcome: TraceOutcome) =>
  outcome.kind === 'served' && (outcome.backend === null || outcome.isMissing)

function toneOf(outcome: TraceOutcome) {
  if (outcome.kind === 'failed' || hasNoBackend(outcome)) return 'bad'
  return outcome.kind === 'served' ? 'good' : 'info'
}

/** A request walked through a configuration: each redirect, what becomes of it, and the lines that decide it. */
export function TraceWalk(props: WalkProps) {
  const t = useWords(traceWords)
  const { hops, end } = props.trace
  return (
    <Stack gap={4}>
      {hops.map((hop, index) => (
        <Hop key={index} {...props} hop={hop} n={index + 1} isOnly={hops.length === 1} />
      ))}
      {(end === 'loop' || end === 'tooLong') && (
        <Notice tone="bad" title={t(`end.${end}`)}>
          {t(`end.${end}Text`)}
        </Notice>
      )}
      {end === 'elsewhere' && <Text tone="muted">{t('end.elsewhere')}</Text>}
    </Stack>
  )
}

function Hop({ hop, n, isOnly, ...walk }: WalkProps & { hop: TraceHop; n: number; isOnly: boolean }) {
  const t = useWords(traceWords)
  const impact = useWords(impactWords)
  const format = useFormat()
  const { request, ways } = hop
  const [first] = ways
  const decided = isDecided(ways)
  const cacheOf = ({ outcome }: TraceWay) =>
    outcome.kind === 'served' ? t('cache', { time: cacheText(outcome.cache, impact, format) }) : null
  const labelOf = (way: TraceWay) => [outcomeText(way.outcome, t), cacheOf(way)].filter(Boolean).join('. ')
  const doubts = [...new Set(ways.flatMap((way) => way.doubts.map((doubt) => doubtText(doubt, walk.texts, impact))))]
  return (
    <Stack gap={2}>
      {!isOnly && (
        <Text weight="semibold">{t('hop', { n, method: request.method ?? 'GET', url: requestAddress(request) })}</Text>
      )}
      {decided && first ? (
        <>
          <div>
            <Status tone={toneOf(first.outcome)} label={outcomeText(first.outcome, t)} />
          </div>
          {cacheOf(first) && <Text tone="muted">{cacheOf(first)}</Text>}
          <Steps way={first} {...walk} />
        </>
      ) : (
        <>
          <div>
            <Status tone="watch" label={ways.length > 1 ? t('undecided', { n: ways.length }) : t('outcome.unknown')} />
          </div>
          <Accordion
            items={ways.map((way, index) => ({
              id: String(index),
              title: ways.length > 1 ? t('way', { n: index + 1, outcome: labelOf(way) }) : labelOf(way),
              content: <Steps way={way} {...walk} />,
            }))}
          />
          {doubts.length > 0 && (
            <Stack gap={1}>
              <Text weight="semibold">{t('why')}</Text>
              <ul>
                {doubts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Stack>
          )}
        </>
      )}
    </Stack>
  )
}

const isUnmet = (step: TraceStep) => step.kind === 'test' && !step.is && step.doubt === null

/** The lines that a request meets, in their order; conditions that are not met are folded away. */
function Steps({ way, texts, ruleAt, siteUrl }: Omit<WalkProps, 'trace'> & { way: TraceWay }) {
  const t = useWords(traceWords)
  const unmet = way.steps.filter(isUnmet)
  const met = way.steps.filter((step) => !isUnmet(step))
  const list = (steps: readonly TraceStep[]) => (
    <ol>
      {steps.map((step, index) => {
        const text = texts[step.part]
        const line = String(vclPosition(text?.source ?? '', step.at).line)
        const rule = step.kind === 'test' ? ruleAt(step.part, step.at) : undefined
        return (
          <li key={index}>
            {rule && (
              <Text weight="semibold">
                {t('rule', { order: rule.order, site: siteUrl(rule.site) ?? String(rule.site) })}:{' '}
              </Text>
            )}
            <Text tone="muted">{t(text?.isProvider ? 'step.provider' : 'step.line', { line })}</Text>{' '}
            <Code>{stepText(step, t)}</Code>
          </li>
        )
      })}
    </ol>
  )
  return (
    <Stack gap={2}>
      {met.length > 0 && list(met)}
      {unmet.length > 0 && (
        <Accordion items={[{ id: 'unmet', title: t('unmet', { n: unmet.length }), content: list(unmet) }]} />
      )}
    </Stack>
  )
}

const LONGEST = 300
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

function stepText(step: TraceStep, t: TraceT): string {
  switch (step.kind) {
    case 'test': {
      const state = step.doubt === null ? (step.is ? 'met' : 'unmet') : step.is ? 'taken' : 'untaken'
      return t(`step.${state}`, { text: short(step.text) })
    }
    case 'set': {
      const { target, value } = step
      if (value.kind === 'unknown') return t('step.setOpen', { target })
      const text =
        value.kind === 'none' || value.kind === 'origin'
          ? t(`value.${value.kind}`)
          : value.kind === 'duration'
            ? `${value.seconds}s`
            : (textOf(value) ?? '')
      return t('step.set', { target, value: short(text) })
    }
    case 'unset':
      return t('step.unset', { target: step.target })
    case 'call':
    case 'return':
      return t(`step.${step.kind}`, { name: short(step.name) })
  }
}
