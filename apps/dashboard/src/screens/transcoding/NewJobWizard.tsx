import {
  curlOf,
  draftPath,
  draftWithoutSecrets,
  maskOrder,
  media,
  orderIdOf,
  stepOfPath,
  type TranscodingDraft,
  type TranscodingProfile,
  transcodingBody,
  transcodingProblems,
  transcodingSteps,
  useApi,
} from '@parapet/api'
import {
  Box,
  Button,
  Card,
  focusFirstInvalid,
  Inline,
  LinkButton,
  Notice,
  Stack,
  Text,
  toClipboard,
  useToast,
  useWords,
  Wizard,
} from '@parapet/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Location, useNavigate } from 'react-router-dom'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { useJobs } from '../../platform/jobs/useJobs.ts'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { fieldLabel } from './fieldLabel.ts'
import { transcodingWizardWords } from './transcodingWizard.words.ts'
import { hasField, unplacedErrors } from './unplacedErrors.ts'
import { DestinationsStep, JobsStep, NotificationsStep, OriginStep } from './wizardSteps.tsx'

const params = { step: choiceParam(transcodingSteps, 'origin') }

const leavesWizard = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || new URLSearchParams(to.search).get('view') !== 'new'

/** The wizard of a new job, in four steps. Input is kept as a draft, without passwords. */
export function NewJobWizard({
  given,
  copied,
  profiles,
}: {
  given: TranscodingDraft
  copied: string | null
  profiles: readonly TranscodingProfile[]
}) {
  const t = useWords(transcodingWizardWords)
  const ui = useWords(resourceWords)
  const to = useTo()
  const navigate = useNavigate()
  const toast = useToast()
  const api = useApi()
  const jobs = useJobs()
  const { company } = useSession()
  const [{ step }, change] = useUrlState(params)
  const [initial] = useState(given)
  const profileIds = useMemo(() => new Set(profiles.map(({ id }) => String(id))), [profiles])
  const form = useSavedForm({
    initial,
    check: (values) =>
      Object.fromEntries(
        [...transcodingProblems(values, profileIds)].map(([path, kind]) => [path, t(`problem.${kind}`)]),
      ),
    save: (values, send) => send(media.addJob, { body: transcodingBody(values) }),
    onSaved: (answer, values) => {
      const order = orderIdOf(answer)
      if (order !== null)
        jobs.follow(
          'transcoding',
          { orders: [order] },
          {
            title: t('job', { file: transcodingBody(values).jobs[0]?.filename ?? order }),
            href: to('transcoding', undefined, { open: order }),
          },
        )
      // Back must not open an empty wizard.
      void navigate(to('transcoding', undefined, order === null ? {} : { open: order }), { replace: true })
    },
    saved: t('created'),
    failed: t('failed'),
    isEmptiedAfter: true,
    draft: { code: `transcoding.${company?.id ?? 0}.${copied ?? 'new'}`, withoutSecrets: draftWithoutSecrets },
    leaves: leavesWizard,
    toField: draftPath,
    onRefused: (errors, values) => {
      const first = Object.keys(errors).find((path) => hasField(values, path))
      if (first) change({ step: stepOfPath(first) })
    },
  })

  const problems = transcodingProblems(form.values, profileIds)
  const problemOf = (one: (typeof transcodingSteps)[number]) => {
    const found = [...problems].find(([path]) => stepOfPath(path) === one)
    return found && t('blocked', { field: fieldLabel(found[0], form.values, t), problem: t(`problem.${found[1]}`) })
  }
  const firstOpen = transcodingSteps.findIndex((one) => problemOf(one) !== undefined)
  const wanted = transcodingSteps.indexOf(step)
  // A restored draft lacks its passwords, so the wizard starts at the step that asks for them.
  const current = firstOpen < 0 ? wanted : Math.min(wanted, firstOpen)
  const isClamped = form.isChanged && current !== wanted
  // Pin the step, or typing the last missing value would jump to a later one.
  useEffect(() => {
    if (isClamped) change({ step: transcodingSteps[current] ?? 'origin' })
  }, [isClamped, current, change])

  const copy = async () => {
    const curl = curlOf(media.addJob, { body: maskOrder(transcodingBody(form.values)) }, api)
    if (await toClipboard(curl)) toast.success(t('curl.copied'))
    else toast.error(ui('curl.failed'))
  }
  const { error, failedCount } = form
  const lines = [...(error ? [error] : []), ...unplacedErrors(form.errors, form.values)]
  // The wizard's steps have no form that moves the focus.
  const problem = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const focusedFor = useRef(0)
  // The step of the first refused field opens after the failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of another step are on the page
  useEffect(() => {
    if (failedCount === 0 || (fields.current && focusFirstInvalid(fields.current))) return
    if (focusedFor.current !== failedCount) problem.current?.focus()
    focusedFor.current = failedCount
  }, [failedCount, current])
  const content = {
    origin: <OriginStep form={form} />,
    destinations: <DestinationsStep form={form} />,
    jobs: <JobsStep form={form} profiles={profiles} />,
    notifications: <NotificationsStep form={form} />,
  }
  const steps = transcodingSteps.map((id) => ({
    id,
    label: t(`step.${id}`),
    content: content[id],
    problem: problemOf(id),
  }))
  const [first, ...rest] = steps
  return (
    <Stack gap={4}>
      {form.isFromDraft ? (
        <Notice
          tone="info"
          live
          actions={
            <Button size="s" onClick={form.discard}>
              {t('draft.discard')}
            </Button>
          }
        >
          {t('draft.restored')}
        </Notice>
      ) : (
        copied !== null && <Notice tone="info">{t('duplicate.note', { id: copied })}</Notice>
      )}
      {lines.length > 0 && (
        <Box focusRef={problem}>
          <Notice tone="bad" live>
            {lines.map((line) => (
              <Text as="p" key={line}>
                {line}
              </Text>
            ))}
          </Notice>
        </Box>
      )}
      <Box focusRef={fields}>
        <Card>
          {first && (
            <Wizard
              label={t('steps')}
              steps={[first, ...rest]}
              current={current}
              onCurrent={(index) => change({ step: transcodingSteps[index] ?? 'origin' })}
              finishLabel={t('finish')}
              onFinish={() => void form.submit()}
              busy={form.isBusy}
            />
          )}
        </Card>
      </Box>
      <Inline gap={2}>
        <LinkButton tone="quiet" href={to('transcoding')}>
          {t('cancel')}
        </LinkButton>
        {problems.size === 0 && (
          <Button tone="quiet" icon="terminal" onClick={() => void copy()}>
            {ui('curl')}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
