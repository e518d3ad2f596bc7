import { CallFailure, fieldErrors, isUnderway, itemsOf, useRead, type VclConfig, vclPosition } from '@parapet/api'
import {
  Button,
  Code,
  Dialog,
  DiffView,
  EmptyState,
  Form,
  Link,
  Notice,
  Skeleton,
  Stack,
  Text,
  TextField,
  useWords,
} from '@parapet/ui'
import { type ReactNode, Suspense, useId, useMemo, useRef, useState } from 'react'
import { useCopyCall } from '../../../composer/useCopyCall.ts'
import { useDescribeFailure } from '../../../failure/describeFailure.ts'
import { ListFailure } from '../../../kit/read/ListNotices.tsx'
import { useSession } from '../../../session/SessionContext.ts'
import { refusalText, useMay } from '../../../session/useMay.ts'
import { useTo } from '../../../session/useTo.ts'
import { vclVersionsWords } from '../../../words/vclVersions.ts'
import { type AreaName, areaCalls, areaPages } from '../area.ts'
import { deployRisks } from './deployRisks.ts'
import { useDeploy } from './useDeploy.ts'
import { newestVersions } from './useDeployments.ts'
import { useLive } from './useLive.ts'
import { useVclLanguage } from './useVclLanguage.ts'
import { versionAuthor } from './versionTexts.ts'

const MAX_COMMENT = 500
const MAX_PROBLEMS = 5

interface ReviewDialogProps {
  open: boolean
  target: AreaName
  body: string
  comment: string
  /** The version that was live when the text was begun, 0 for none; null if it does not matter. */
  base: number | null
  /** What else to know before deploying. */
  warnings?: ReactNode
  /** Production asks to type the name of the company, whatever the difference is. */
  isRisky?: boolean
  onClose: () => void
  onDeployed: () => void
  /** Handles a message of the compiler; without it the dialog shows the message. */
  onRefused?: (message: string) => void
  editHref?: string
  /** Returns what to focus after the deployment if it removes what opened the dialog. */
  fallbackFocus?: () => HTMLElement | null | undefined
}

/** Shows a configuration as a difference from the live version, and deploys it with a comment. */
export function ReviewDialog(props: ReviewDialogProps) {
  // Words that load late must not suspend the editor behind the dialog, which would be lost.
  return <Suspense fallback={null}>{props.open && <Review {...props} />}</Suspense>
}

type Outcome = { readonly kind: 'refused' | 'failed'; readonly text: string } | { readonly kind: 'changed' }

function Review(props: ReviewDialogProps) {
  const { target, body, comment: initial, base, warnings, isRisky = false } = props
  const { onClose, onDeployed, onRefused, editHref, fallbackFocus } = props
  const t = useWords(vclVersionsWords)
  const formId = useId()
  // The button that deploys must not have the initial focus.
  const cancel = useRef<HTMLButtonElement>(null)
  const { company } = useSession()
  const describe = useDescribeFailure()
  const calls = areaCalls[target]
  const refusedBy = refusalText(useMay(calls.deploy))
  const current = useLive(target)
  const newest = useRead(calls.configs, newestVersions, { keepPrevious: true })
  const { language } = useVclLanguage(target)
  const { deploy, readNewest } = useDeploy(target)
  const copyCall = useCopyCall()
  const [comment, setComment] = useState(initial)
  const [typed, setTyped] = useState('')
  const [errors, setErrors] = useState<{ comment?: string; typed?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const problems = useMemo(() => language.check?.(body) ?? [], [language, body])
  const { live } = current
  const recent = newest.data && itemsOf(newest.data).items
  const name = company?.name ?? ''
  const risks = useMemo(
    () =>
      live === undefined || !recent ? undefined : deployRisks({ body, base, live, underway: recent.find(isUnderway) }),
    [body, base, live, recent],
  )
  const isTyped = target === 'production' && risks !== undefined && (isRisky || risks.isHigh)
  // While another version is on its way, the live one stops it.
  const isSame = live?.config_body.trim() === body.trim() && !risks?.underway
  const failure = current.failure ?? newest.failure

  const submit = async () => {
    const wrong = {
      ...(comment.trim() === '' && { comment: t('review.commentNeeded') }),
      ...(comment.length > MAX_COMMENT && { comment: t('review.commentLong', { n: MAX_COMMENT }) }),
      ...(isTyped && typed.trim() !== name && { typed: t('review.typedWrong', { name }) }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || isBusy) return
    setBusy(true)
    setOutcome(null)
    try {
      if ((await readNewest()) !== (recent?.[0]?.id ?? 0)) {
        current.retry()
        newest.retry()
        setOutcome({ kind: 'changed' })
        return
      }
      await deploy({ config_body: body.trim(), comment: comment.trim() })
      onDeployed()
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      const { failure: refusal } = problem
      const { comment: aboutComment } = fieldErrors(refusal)
      if (aboutComment) setErrors({ comment: aboutComment })
      else if (refusal.kind === 'http' && refusal.status === 400 && refusal.message !== null) {
        if (onRefused) onRefused(refusal.message)
        else setOutcome({ kind: 'refused', text: refusal.message })
      } else setOutcome({ kind: 'failed', text: describe(refusal) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="l"
      initialFocus={cancel}
      {...(fallbackFocus && { fallbackFocus })}
      onClose={onClose}
      title={t(`review.${target}`)}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={isBusy}
            disabledReason={refusedBy ?? (risks ? (isSame ? t('review.same') : undefined) : t('review.reading'))}
          >
            {t('review.deploy')}
          </Button>
          <Button ref={cancel} tone="secondary" onClick={onClose}>
            {t('review.cancel')}
          </Button>
          <Button
            tone="quiet"
            icon="terminal"
            onClick={() =>
              void copyCall(calls.deploy, [{ body: { config_body: body.trim(), comment: comment.trim() } }])
            }
          >
            {t('review.curl')}
          </Button>
        </>
      }
    >
      {!risks && failure ? (
        <ListFailure
          failure={failure}
          title={t('review.failed')}
          onRetry={() => {
            current.retry()
            newest.retry()
          }}
        />
      ) : !risks ? (
        <Skeleton width="100%" height="240px" />
      ) : (
        <Form id={formId} onSubmit={submit} error={outcome?.kind === 'failed' ? outcome.text : undefined}>
          {outcome?.kind === 'changed' && (
            <Notice tone="watch" live>
              {t('review.changed')}
            </Notice>
          )}
          {outcome?.kind === 'refused' && (
            <Notice tone="bad" live title={t('refused.title')}>
              <Code block label={t('refused.text')}>
                {outcome.text}
              </Code>
              {editHref && <Link href={editHref}>{t('refused.edit')}</Link>}
            </Notice>
          )}
          {warnings}
          {risks.overtakenBy && (
            <Notice tone="watch" title={t('review.overtaken')}>
              {t('review.overtakenText', {
                id: String(risks.overtakenBy.id),
                author: versionAuthor(risks.overtakenBy) ?? t('unknownAuthor'),
                base: String(base ?? 0),
              })}
            </Notice>
          )}
          {risks.underway && (
            <Notice tone="watch" title={t('review.underway')}>
              {t('review.underwayText', {
                id: String(risks.underway.id),
                author: versionAuthor(risks.underway) ?? t('unknownAuthor'),
              })}
            </Notice>
          )}
          {risks.isLarge && (
            <Notice tone="watch">{t('review.large', { n: risks.removed, all: risks.liveLines })}</Notice>
          )}
          {problems.length > 0 && (
            <Notice tone="watch" title={t('review.problems', { n: problems.length })}>
              <ul>
                {problems.slice(0, MAX_PROBLEMS).map(({ at, text }) => (
                  <li key={`${at} ${text}`}>
                    {t('review.problem', { line: String(vclPosition(body, at).line), problem: text })}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <DiffView
            label={live ? t('review.against', { id: String(live.id) }) : t('review.first')}
            before={live?.config_body.trim() ?? ''}
            after={body.trim()}
          />
          <TextField
            label={t('review.comment')}
            help={t('review.commentHelp')}
            name="comment"
            required
            value={comment}
            onChange={setComment}
            error={errors.comment}
          />
          {isTyped && (
            <TextField
              label={t('review.typed', { name })}
              name="typed"
              required
              value={typed}
              onChange={setTyped}
              error={errors.typed}
            />
          )}
          <Text tone="muted">{t('review.minutes')}</Text>
        </Form>
      )}
    </Dialog>
  )
}

interface ReviewVersionProps {
  kind: 'rollback' | 'promote'
  source: AreaName
  target: AreaName
  /** The id of the version; null if none is reviewed. */
  version: string | null
  onClose: () => void
}

/** Reviews a stored version: back to it, or from staging to production. */
export function ReviewVersion({ kind, source, target, version, onClose }: ReviewVersionProps) {
  const t = useWords(vclVersionsWords)
  const to = useTo()
  const read = useRead(areaCalls[source].config, version === null ? null : { config: Number(version) || 0 })
  const row: VclConfig | undefined = version === null ? undefined : read.data
  if (version !== null && !row)
    return (
      <Dialog open size="l" onClose={onClose} title={t(`review.${target}`)}>
        {read.failure ? (
          read.failure.kind === 'http' && read.failure.status === 404 ? (
            <EmptyState size="s" title={t('editor.gone')} text={t('editor.goneText')} />
          ) : (
            <ListFailure failure={read.failure} onRetry={read.retry} />
          )
        ) : (
          <Stack>
            <Skeleton width="100%" height="240px" />
          </Stack>
        )}
      </Dialog>
    )
  return (
    <ReviewDialog
      open={row !== undefined}
      target={target}
      body={row?.config_body ?? ''}
      comment={
        row
          ? t(`comment.${kind}`, { id: String(row.id), comment: row.comment })
              .replace(/: $/, '')
              .slice(0, MAX_COMMENT)
          : ''
      }
      base={null}
      onClose={onClose}
      onDeployed={onClose}
      editHref={to(areaPages[source], undefined, { tab: 'vcl', edit: version ?? '' })}
    />
  )
}
