import {
  type AreaChange,
  type AreaContent,
  areaPlan,
  backendBody,
  backendLines,
  backendVclName,
  callApi,
  changeVerb,
  failureOf,
  fieldErrors,
  itemsOf,
  orderBody,
  type PlanStep,
  ruleBodyOf,
  useApi,
  type useSendWrite,
} from '@parapet/api'
import { DiffView, Notice, Section, Stack, Status, Text, TextField, useWords } from '@parapet/ui'
import { useMemo, useRef, useState } from 'react'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { type AreaName, areaCalls } from '../../shared/provisioning/area.ts'
import { deployRisks } from '../../shared/provisioning/deployRisks.ts'
import { ImpactSection } from '../../shared/provisioning/ImpactSection.tsx'
import { MAX_COMMENT, Risks } from '../../shared/provisioning/ReviewDialog.tsx'
import { useDeploy } from '../../shared/provisioning/useDeploy.ts'
import { useDeployments } from '../../shared/provisioning/useDeployments.ts'
import { useImpact } from '../../shared/provisioning/useImpact.ts'
import { vclVersionsWords } from '../../shared/provisioning/vclVersions.words.ts'
import { type ChangeTexts, useChangeTexts } from './changeTexts.ts'
import { compareWords } from './compare.words.ts'
import { runPlan, type StepResult, type StepResults } from './runPlan.ts'

interface PromoteProps {
  target: AreaName
  chosen: readonly AreaChange[]
  /** What both areas hold, as it was compared. */
  source: AreaContent
  current: AreaContent
  onClose: () => void
}

/** Reviews chosen changes with their impact, and copies them step by step. */
export function PromoteDialog(props: PromoteProps) {
  const t = useWords(compareWords)
  const { target, onClose } = props
  return (
    <FormDialog isOpen size="l" onClose={onClose} title={t(`promote.${target}`)}>
      <Promotion {...props} />
    </FormDialog>
  )
}

function Promotion({ target, chosen, source, current: given, onClose }: PromoteProps) {
  const t = useWords(compareWords)
  const versions = useWords(vclVersionsWords)
  const { company } = useSession()
  const id = company?.id ?? 0
  const name = company?.name ?? ''
  // What was reviewed stays, whatever is read while it is written.
  const [current] = useState(given)
  const [{ steps }] = useState(() => areaPlan(chosen, source, current, id))
  const [results, setResults] = useState<StepResults>(new Map())
  const texts = useChangeTexts(target)
  const make = useStepMaker(target)
  const describe = useDescribeFailure()
  const vcl = steps.find((step) => step.kind === 'vcl')
  const { underway } = useDeployments(target)
  const backends = useMemo(() => namesAfter(steps, current), [steps, current])
  const impact = useImpact(target, vcl && (current.vcl?.config_body ?? ''), vcl?.source.config_body, backends)
  const risks =
    vcl && impact && deployRisks({ body: vcl.source.config_body, base: null, live: current.vcl, underway, impact })
  const isTyped = target === 'production' && risks?.isHigh === true
  const done = steps.filter(({ key }) => results.get(key)?.kind === 'done').length
  const form = useSavedForm<{ comment: string; typed: string }, number>({
    initial: {
      comment: vcl ? t(`promote.comment.${target}`, { id: String(vcl.source.id) }) : '',
      typed: '',
    },
    check: ({ comment, typed }) => ({
      comment: !vcl
        ? undefined
        : comment.trim() === ''
          ? versions('review.commentNeeded')
          : comment.length > MAX_COMMENT
            ? versions('review.commentLong', { n: MAX_COMMENT })
            : undefined,
      typed: isTyped && typed.trim() !== name ? versions('review.typedWrong', { name }) : undefined,
    }),
    save: async ({ comment }, send) => {
      const makeStep = await make(send, comment.trim())
      const made = await runPlan(steps, {
        company: id,
        before: results,
        make: makeStep,
        textOf(problem) {
          const failure = failureOf(problem)
          return Object.values(fieldErrors(failure)).join(' ') || describe(failure)
        },
        onResult: setResults,
      })
      const left = steps.filter(({ key }) => made.get(key)?.kind !== 'done')
      if (left.length === 0) return steps.length
      const reasons = new Set(left.flatMap(({ key }) => reasonOf(made.get(key)) ?? []))
      throw new StepsLeft(
        [
          t('promote.partly', { done: steps.length - left.length, n: steps.length }),
          ...reasons,
          t('promote.partlyText'),
        ].join(' '),
      )
    },
    saved: (_, n) => t(`promote.done.${target}`, { n }),
    explain: (problem) => (problem instanceof StepsLeft ? problem.message : undefined),
    onSaved: onClose,
    failed: t('promote.failed'),
    leaves: 'none',
    call: areaCalls[target].deploy,
  })
  const isPartly = results.size > 0 && !form.isBusy && done < steps.length
  return (
    <Stack>
      <Steps steps={steps} results={results} texts={texts} />
      <Effects target={target} steps={steps} current={current} />
      {impact && <ImpactSection impact={impact} />}
      {risks && <Risks risks={risks} base={null} />}
      {vcl && (
        <DiffView
          label={current.vcl ? t('promote.difference', { id: String(current.vcl.id) }) : t('promote.first')}
          before={current.vcl?.config_body.trim() ?? ''}
          after={vcl.source.config_body.trim()}
        />
      )}
      <SavedForm
        form={form}
        label={t(`promote.${target}`)}
        submitLabel={isPartly ? t('promote.again') : t('promote.submit', { n: steps.length })}
        blockedReason={vcl && !risks ? versions('review.reading') : undefined}
        onCancel={onClose}
        cancelLabel={t(isPartly ? 'promote.close' : 'promote.cancel')}
        startsAtCancel
        unsavedLabel={null}
      >
        {vcl && (
          <>
            <TextField
              label={versions('review.comment')}
              help={versions('review.commentHelp')}
              required
              {...form.field('comment')}
            />
            {isTyped && <TextField label={versions('review.typed', { name })} required {...form.field('typed')} />}
            <Text tone="muted">{versions('review.minutes')}</Text>
          </>
        )}
      </SavedForm>
    </Stack>
  )
}

/** Some steps were not made; says which, and why. */
class StepsLeft extends Error {}

const reasonOf = (result: StepResult | undefined) => (result?.kind === 'failed' ? result.text : undefined)

/** The names in VCL of the backends that there are once all steps are made. */
function namesAfter(steps: readonly PlanStep[], { backends }: AreaContent): readonly string[] {
  const own = steps.filter((step) => step.kind === 'backend')
  const left = backends.filter(({ name }) => !own.some((step) => step.name === name))
  return [...left, ...own.flatMap(({ source }) => source ?? [])].map(backendVclName)
}

const tones = {
  running: 'info',
  done: 'good',
  skipped: 'watch',
  changed: 'watch',
  failed: 'bad',
} as const satisfies Record<StepResult['kind'], string>

function Steps({ steps, results, texts }: { steps: readonly PlanStep[]; results: StepResults; texts: ChangeTexts }) {
  const t = useWords(compareWords)
  const labelOf = (result: StepResult | undefined) => {
    if (!result) return t('state.waiting')
    return result.kind === 'failed' ? t('state.failed', { text: result.text }) : t(`state.${result.kind}`)
  }
  return (
    <Section title={t('promote.steps')} level={3}>
      <Stack as="ol" gap={3}>
        {steps.map((step) => {
          const result = results.get(step.key)
          return (
            <Stack as="li" gap={1} key={step.key}>
              <Text>{texts.stepOf(step)}</Text>
              {step.kind !== 'order' && changeVerb(step) === 'change' && (
                <Text tone="muted">{texts.detailOf(step)}</Text>
              )}
              {results.size > 0 && (
                <div aria-live="polite">
                  <Status tone={result ? tones[result.kind] : 'quiet'} label={labelOf(result)} />
                </div>
              )}
            </Stack>
          )
        })}
      </Stack>
    </Section>
  )
}

/** What the steps do to traffic besides the version that they deploy. */
function Effects({ target, steps, current }: { target: AreaName; steps: readonly PlanStep[]; current: AreaContent }) {
  const t = useWords(compareWords)
  const body = current.vcl?.config_body ?? ''
  const used = steps.flatMap((step) =>
    step.kind === 'backend' && step.target && backendLines(body, step.target).length > 0
      ? [backendVclName(step.target)]
      : [],
  )
  const hasVcl = steps.some(({ kind }) => kind === 'vcl')
  const hasRules = steps.some(({ kind }) => kind === 'rule' || kind === 'order')
  return (
    <>
      {used.length > 0 && <Notice tone="watch">{t('promote.usedBackends', { backends: used.join(', ') })}</Notice>}
      {hasRules && <Notice tone="info">{t(`promote.rules.${target}`)}</Notice>}
      {!hasVcl && <Text tone="muted">{t('promote.noVersion')}</Text>}
    </>
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns a function that reads the target anew, and then makes steps there while it is as reviewed. */
function useStepMaker(target: AreaName) {
  const api = useApi()
  const calls = areaCalls[target]
  const { deploy } = useDeploy(target)
  /** The ids of the rules that were added, by the key of their step. */
  const added = useRef(new Map<string, number>())
  return async (send: ReturnType<typeof useSendWrite>, comment: string) => {
    const [backends, rules, live] = await Promise.all([
      callApi(calls.backends, {}, api),
      callApi(calls.rules, {}, api),
      callApi(calls.configs, { active: true, limit: 1, offset: 0 }, api),
    ])
    const now: AreaContent = {
      backends: itemsOf(backends).items,
      rules: itemsOf(rules).items,
      vcl: itemsOf(live).items[0] ?? null,
    }
    const write = {
      async backend(step: PlanStep & { kind: 'backend' }) {
        const found = now.backends.find((one) => one.name === step.name)
        if (!isSame(found && backendBody(found), step.target ? backendBody(step.target) : undefined)) return false
        if (!step.source) await send(calls.removeBackend, { backend: found?.id ?? 0 })
        else if (found) await send(calls.saveBackend, { backend: found.id, body: backendBody(step.source) })
        else await send(calls.addBackend, { body: backendBody(step.source) })
        return true
      },
      async rule(step: PlanStep & { kind: 'rule' }) {
        const found = step.target ? now.rules.find((one) => one.id === step.target?.id) : undefined
        if (!isSame(found && ruleBodyOf(found), step.target ? ruleBodyOf(step.target) : undefined)) return false
        if (!step.source) await send(calls.removeRule, { rule: found?.id ?? 0 })
        else if (found) await send(calls.saveRule, { rule: found.id, body: ruleBodyOf(step.source) })
        else added.current.set(step.key, (await send(calls.addRule, { body: ruleBodyOf(step.source) })).id)
        return true
      },
      async order(step: PlanStep & { kind: 'order' }) {
        const { items } = itemsOf(await callApi(calls.rules, {}, api))
        const own = items.filter(({ site }) => site === step.site)
        const wanted = step.order.flatMap((at) => {
          const rule = typeof at === 'number' ? at : added.current.get(at)
          return own.find((one) => one.id === rule) ?? []
        })
        if (wanted.length !== own.length) return false
        await send(calls.reorderRules, { site: step.site, body: orderBody(wanted) })
        return true
      },
      async vcl(step: PlanStep & { kind: 'vcl' }) {
        if (now.vcl?.id !== step.target?.id) return false
        await deploy({ config_body: step.source.config_body.trim(), comment })
        return true
      },
    }
    return (step: PlanStep): Promise<boolean> => {
      switch (step.kind) {
        case 'backend':
          return write.backend(step)
        case 'rule':
          return write.rule(step)
        case 'order':
          return write.order(step)
        case 'vcl':
          return write.vcl(step)
      }
    }
  }
}
