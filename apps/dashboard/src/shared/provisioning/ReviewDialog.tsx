import { CallFailure, fieldErrors, isUnderway, itemsOf, useRead, type VclConfig, vclPosition } from '@parapet/api'
import { Button, Code, Dialog, DiffView, EmptyState, Link, Notice, Stack, Text, TextField, useWords } from '@parapet/ui'
import { useChecked } from '@parapet/ui/code'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../kit/form/useSavedForm.ts'
import { joinReads } from '../../kit/read/joinReads.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { useCopyCall } from '../composer/useCopyCall.ts'
import { type AreaName, areaCalls, areaPages } from './area.ts'
import { type DeployRisks, deployRisks } from './deployRisks.ts'
import { ImpactSection } from './ImpactSection.tsx'
import { impactWords } from './impact.words.ts'
import { useDeploy } from './useDeploy.ts'
import { newestVersions } from './useDeployments.ts'
import { useImpact } from './useImpact.ts'
import { useLive } from './useLive.ts'
import { useVclLanguage } from './useVclLanguage.ts'
import { vclVersionsWords } from './vclVersions.words.ts'
import { versionAuthor } from './versionTexts.ts'

/** The longest comment of a version. */
export const MAX_COMMENT = 500
const MAX_PROBLEMS = 5

interface ReviewDialogProps {
  open: boolean
  target: AreaName
  body: string
  comment: string
  /** Keeps the comment, which survives a refusal and a closed dialog. */
  onComment?: (comment: string) => void
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
  return <Suspense fallback={null}>{props.open && <OpenReview {...props} />}</Suspense>
}

function OpenReview(props: ReviewDialogProps) {
  const t = useWords(vclVersionsWords)
  useWords(impactWords)
  const { onClose, target, fallbackFocus } = props
  return (
    <FormDialog
      isOpen
      size="l"
      onClose={onClose}
      title={t(`review.${target}`)}
      {...(fallbackFocus && { fallbackFocus })}
    >
      <Review {...props} />
    </FormDialog>
  )
}

type Outcome = { readonly kind: 'refused'; readonly text: string } | { readonly kind: 'changed' }

/** The message of the compiler, if that is why a version was not deployed. */
function compilerMessage(problem: unknown): string | null {
  if (!(problem instanceof CallFailure)) return null
  const { failure } = problem
  const isRefused = failure.kind === 'http' && failure.status === 400 && !fieldErrors(failure).comment
  return isRefused ? failure.message : null
}

function Review(props: ReviewDialogProps) {
  const { target, body, base, warnings, isRisky = false, onClose, onComment, onDeployed, onRefused, editHref } = props
  const t = useWords(vclVersionsWords)
  const navigate = useNavigate()
  const { company } = useSession()
  const calls = areaCalls[target]
  const current = useLive(target)
  const newest = useRead(calls.configs, newestVersions, { keepPrevious: true })
  const { language } = useVclLanguage(target)
  const { deploy, hrefOf, readNewest } = useDeploy(target)
  const copyCall = useCopyCall()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { problems, text: checked } = useChecked(language, body)
  const isChecked = !language.check || checked === body
  const { live } = current
  const [initial] = useState({ comment: props.comment, typed: '' })
  const recent = newest.data && itemsOf(newest.data).items
  const name = company?.name ?? ''
  const impact = useImpact(target, live === undefined ? undefined : (live?.config_body ?? ''), body)
  const risks = useMemo(() => {
    if (live === undefined || !recent || !impact) return undefined
    return deployRisks({ body, base, live, underway: recent.find(isUnderway), impact })
  }, [body, base, live, recent, impact])
  const isTyped = target === 'production' && risks !== undefined && (isRisky || risks.isHigh)
  // While another version is on its way, the live one stops it.
  const isSame = live?.config_body.trim() === body.trim() && !risks?.underway

  const form = useSavedForm<{ comment: string; typed: string }, VclConfig | typeof notSaved>({
    initial,
    check: ({ comment, typed }) => ({
      comment:
        comment.trim() === ''
          ? t('review.commentNeeded')
          : comment.length > MAX_COMMENT
            ? t('review.commentLong', { n: MAX_COMMENT })
            : undefined,
      typed: isTyped && typed.trim() !== name ? t('review.typedWrong', { name }) : undefined,
    }),
    asSent: (values) => ({ ...values, comment: values.comment.trim() }),
    save: async ({ comment }) => {
      setOutcome(null)
      if ((await readNewest()) !== (recent?.[0]?.id ?? 0)) {
        current.read.retry()
        newest.retry()
        setOutcome({ kind: 'changed' })
        return notSaved
      }
      try {
        return await deploy({ config_body: body.trim(), comment })
      } catch (problem) {
        const text = compilerMessage(problem)
        if (text === null) throw problem
        if (onRefused) onRefused(text)
        else setOutcome({ kind: 'refused', text })
        return notSaved
      }
    },
    saved: (_, { id }) => t(`sent.${target}`, { id: String(id) }),
    undo:
      ({ id }) =>
      async () =>
        navigate(hrefOf(id)),
    undoLabel: t('sent.open'),
    onSaved: onDeployed,
    failed: t('review.notSent'),
    leaves: 'none',
    call: calls.deploy,
  })
  const { comment } = form.values
  useEffect(() => onComment?.(comment), [onComment, comment])
  return (
    <Stack>
      <ReadSection read={joinReads(current.read, newest)} failed={t('review.failed')} lines={6}>
        {() => (
          <>
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
            {impact && <ImpactSection impact={impact} />}
            {risks && <Risks risks={risks} base={base} />}
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
          </>
        )}
      </ReadSection>
      <SavedForm
        form={form}
        label={t(`review.${target}`)}
        submitLabel={t('review.deploy')}
        blockedReason={risks && isChecked ? (isSame ? t('review.same') : undefined) : t('review.reading')}
        onCancel={onClose}
        cancelLabel={t('review.cancel')}
        startsAtCancel
        actions={
          <Button
            tone="quiet"
            icon="terminal"
            onClick={() =>
              void copyCall(calls.deploy, [{ body: { config_body: body.trim(), comment: form.values.comment.trim() } }])
            }
          >
            {t('review.curl')}
          </Button>
        }
      >
        {risks && (
          <>
            <TextField label={t('review.comment')} help={t('review.commentHelp')} required {...form.field('comment')} />
            {isTyped && <TextField label={t('review.typed', { name })} required {...form.field('typed')} />}
            <Text tone="muted">{t('review.minutes')}</Text>
          </>
        )}
      </SavedForm>
    </Stack>
  )
}

/** Why a deployment needs more than a glance. */
export function Risks({ risks, base }: { risks: DeployRisks; base: number | null }) {
  const t = useWords(vclVersionsWords)
  const { overtakenBy, underway, isLarge, removed, liveLines } = risks
  return (
    <>
      {overtakenBy && (
        <Notice tone="watch" title={t('review.overtaken')}>
          {t('review.overtakenText', {
            id: String(overtakenBy.id),
            author: versionAuthor(overtakenBy) ?? t('unknownAuthor'),
            base: String(base ?? 0),
          })}
        </Notice>
      )}
      {underway && (
        <Notice tone="watch" title={t('review.underway')}>
          {t('review.underwayText', {
            id: String(underway.id),
            author: versionAuthor(underway) ?? t('unknownAuthor'),
          })}
        </Notice>
      )}
      {isLarge && <Notice tone="watch">{t('review.large', { n: removed, all: liveLines })}</Notice>}
    </>
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
        <ReadSection
          read={read}
          failed={t('version.failed')}
          gone={<EmptyState size="s" title={t('editor.gone')} text={t('editor.goneText')} />}
          lines={6}
        >
          {() => null}
        </ReadSection>
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
