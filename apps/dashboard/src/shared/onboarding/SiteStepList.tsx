import { encodeView, initialView, progressOf, type SiteStep, type SiteStepName, type StepState } from '@parapet/api'
import { Inline, LinkButton, Stack, Status, type T, Text, useWords } from '@parapet/ui'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import type en from './onboarding.en.ts'
import { onboardingWords } from './onboarding.words.ts'

const tones = { done: 'good', open: 'watch', running: 'info', reading: 'info', unknown: 'quiet' } as const

interface SiteStepListProps {
  host: string
  /** The name as it is shown. */
  name: string
  steps: readonly SiteStep[]
  /** The number of the site; null while it waits for its verification. */
  site: number | null
}

/** The steps of a site with what is known of each; the one to take now leads to the place where it is done. */
export function SiteStepList({ host, name, steps, site }: SiteStepListProps) {
  const t = useWords(onboardingWords)
  const { next } = progressOf(steps)
  const isElsewhere = steps.some((step) => step.name === 'dns' && step.state.kind === 'open')
  return (
    <Stack as="ol" gap={3} label={t('steps.of', { host: name })}>
      {steps.map((step) => (
        <Inline key={step.name} as="li" justify="between" align="start" gap={3}>
          <Stack gap={1}>
            <Status tone={tones[step.state.kind]} label={t(`step.${step.name}`)} />
            <Text tone="muted" size="s">
              {stepText(step, t, isElsewhere)}
            </Text>
          </Stack>
          {step.name === next && <StepLink host={host} step={step} site={site} />}
        </Inline>
      ))}
    </Stack>
  )
}

/** Says the state of a step in words. */
export function stepText({ name, state }: SiteStep, t: T<typeof en>, isElsewhere = false): string {
  switch (state.kind) {
    case 'done':
      if (state.days !== undefined) return t('done.days', { days: state.days })
      return state.by ? t(`done.${state.by}`) : t('done')
    case 'running':
      return t('running')
    case 'reading':
      return t('reading')
    case 'unknown': {
      const reason =
        state.why === 'notTold' && (name === 'dns' || name === 'backend')
          ? t(`unknown.notTold.${name}`)
          : t(`unknown.${state.why}`)
      return `— ${reason}`
    }
    case 'open': {
      const { gap } = state
      if (gap.kind === 'noAnswer') return t('open.noAnswer', { names: gap.names.join(', ') })
      if (gap.kind === 'elsewhere') return t('open.elsewhere', { target: gap.target })
      if (gap.kind === 'noCertificate' && isElsewhere) return t('open.certificate.dns')
      return t(`open.${gap.kind}`)
    }
  }
}

function StepLink({ host, step: { name, state }, site }: { host: string; step: SiteStep; site: number | null }) {
  const t = useWords(onboardingWords)
  const to = useTo()
  const visitor = useSession()
  const link = linkOf(name, state)
  if (!link) return null
  if (link === 'stats') {
    if (!paths.stats.guard.allows(visitor)) return null
    const href = to('stats', undefined, encodeView({ ...initialView, sites: [host] }, initialView))
    return (
      <LinkButton size="s" href={href}>
        {t('do.request')}
      </LinkButton>
    )
  }
  const { key, query } = link
  const panel = name === 'dns' && site !== null ? { open: String(site), panel: 'setup' } : {}
  return (
    <LinkButton size="s" tone="primary" href={to('autoprovisioning', undefined, { ...query, ...panel })}>
      {t(key)}
    </LinkButton>
  )
}

function linkOf(name: SiteStepName, state: StepState) {
  switch (name) {
    case 'site':
      return null
    case 'verified':
      return { key: 'do.verified', query: { tab: 'sites' } } as const
    case 'backend':
      switch (state.kind === 'open' && state.gap.kind) {
        case 'noAnswer':
          return { key: 'do.noAnswer', query: { tab: 'backends' } } as const
        case 'noBackend':
          return { key: 'do.backend.add', query: { tab: 'backends', open: 'new' } } as const
        default:
          return { key: 'do.backend', query: { tab: 'vcl', edit: 'live' } } as const
      }
    case 'certificate':
      return state.kind === 'running'
        ? null
        : ({ key: 'do.certificate', query: { tab: 'certificates', open: 'new' } } as const)
    case 'dns':
      return { key: 'do.dns', query: { tab: 'sites' } } as const
    default:
      return 'stats'
  }
}
