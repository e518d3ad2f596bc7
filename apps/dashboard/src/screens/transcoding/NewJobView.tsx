import { draftOfOrder, emptyTranscoding, media, useRead } from '@parapet/api'
import { EmptyState, ErrorState, LinkButton, Skeleton, Stack, useWords } from '@parapet/ui'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { idParam, useUrlState } from '../../router/useUrlState.ts'
import { useMay } from '../../session/useMay.ts'
import { useTo } from '../../session/useTo.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { transcodingWords } from '../../words/transcoding.ts'
import { transcodingWizardWords } from '../../words/transcodingWizard.ts'
import { NewJobWizard } from './NewJobWizard.tsx'

const params = { from: idParam }

/** The page of a new job; the URL may name a job to duplicate. */
export function NewJobView() {
  const t = useWords(transcodingWizardWords)
  const screen = useWords(transcodingWords)
  const to = useTo()
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('title')}
        sentence={t('sentence')}
        trail={[{ label: screen('title'), href: to('transcoding') }]}
      />
      <Body />
    </Stack>
  )
}

function Body() {
  const t = useWords(transcodingWizardWords)
  const to = useTo()
  const describe = useDescribeFailure()
  const may = useMay(media.addJob)
  const [{ from }] = useUrlState(params)
  const isAllowed = may.kind === 'allowed'
  const profiles = useRead(media.profiles, isAllowed ? {} : null)
  const copied = useRead(media.job, isAllowed && from !== null ? { order: from } : null)
  const order = copied.data
  const isCopied = from !== null
  if (may.kind === 'refused')
    return <EmptyState drawing="forbidden" title={t('refused')} text={`${may.reason} ${may.whoCanGrant}`} />
  if (profiles.failure && !profiles.data)
    return <ErrorState title={t('profiles.failed')} text={describe(profiles.failure)} onRetry={profiles.retry} />
  if (copied.failure && !order)
    return <ErrorState title={t('from.failed')} text={describe(copied.failure)} onRetry={copied.retry} />
  if (!profiles.data || (isCopied && !order)) return <Skeleton width="100%" height="320px" />
  if (profiles.data.length === 0)
    return (
      <EmptyState
        title={t('profiles.none')}
        text={t('profiles.noneText')}
        action={<LinkButton href={to('transcoding', undefined, { view: 'profiles' })}>{t('profiles.open')}</LinkButton>}
      />
    )
  return (
    <NewJobWizard
      key={from ?? 'new'}
      given={order ? draftOfOrder(order) : emptyTranscoding}
      copied={from}
      profiles={profiles.data}
    />
  )
}
