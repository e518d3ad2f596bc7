import {
  canRequeue,
  isTranscodingRunning,
  maskCredentials,
  media,
  splitCredentials,
  type TranscodingJob,
  type TranscodingOrder,
  transcodingProgress,
  transcodingResults,
  transcodingStage,
  transcodingStages,
  transcodingTime,
  useRead,
} from '@parapet/api'
import {
  Button,
  Bytes,
  CopyField,
  DateTime,
  Duration,
  Inline,
  KeyValue,
  LinkButton,
  moveFocusOnRemoval,
  Notice,
  Progress,
  Section,
  Stack,
  Status,
  Stepper,
  Text,
  useWords,
} from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { useCopyCall } from '../../shared/composer/useCopyCall.ts'
import { transcodingJobsWords } from './transcodingJobs.words.ts'
import { useRequeue } from './useRequeue.ts'

const PROGRESS_MS = 5000
const tones = { waiting: 'quiet', uploading: 'info', delivered: 'good', failed: 'bad' } as const

const listed = (texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join(', ')

/** The stages, results and locations of a job. Passwords are masked, also in copied text. */
export function JobPanel({ row }: { row: TranscodingJob }) {
  const t = useWords(transcodingJobsWords)
  const read = useRead(
    media.job,
    { order: row.id },
    { refreshEveryMs: isTranscodingRunning(row.status) ? PROGRESS_MS : 0 },
  )
  return (
    <Stack gap={6}>
      <ReadSection read={read} failed={t('detail.failed')} lines={6} size="s">
        {(order) => (
          <>
            <Stages order={order} />
            <JobActions id={row.id} order={order} />
            <Places order={order} />
          </>
        )}
      </ReadSection>
    </Stack>
  )
}

function Stages({ order }: { order: TranscodingOrder }) {
  const t = useWords(transcodingJobsWords)
  const isFailed = order.status === 'ERROR'
  const stage = transcodingStage(order)
  const current = transcodingStages.indexOf(stage)
  return (
    <Stack gap={6}>
      <Stepper
        label={t('stages')}
        current={stage === 'FINISHED' ? transcodingStages.length : current}
        steps={transcodingStages.map((one, index) => ({
          label: t(`status.${one}`),
          isWrong: isFailed && index === current,
        }))}
      />
      {isFailed && (
        <Notice tone="bad" title={t('failed.title')}>
          <Text as="p">{order.comment || t('failed.unknown')}</Text>
          {stage !== 'QUEUED' && stage !== 'FINISHED' && <Text as="p">{t(`failed.${stage}`)}</Text>}
        </Notice>
      )}
      {order.transcodingjob_set.map((job, index) => (
        <Progress
          key={index}
          label={t('result', { file: job.filename ?? job.label ?? '', profile: job.profile.name })}
          value={transcodingProgress({ ...order, transcodingjob_set: [job] })}
        />
      ))}
    </Stack>
  )
}

function JobActions({ id, order }: { id: string; order: TranscodingOrder }) {
  const t = useWords(transcodingJobsWords)
  const ui = useWords(resourceWords)
  const to = useTo()
  const { requeue, isBusy, refusal } = useRequeue()
  const copy = useCopyCall()
  const mayAdd = useMay(media.addJob).kind === 'allowed'
  const isFailed = canRequeue(order.status)
  return (
    <Inline gap={2}>
      {isFailed && (
        <div ref={moveFocusOnRemoval}>
          <Button tone="primary" icon="refresh" busy={isBusy} disabledReason={refusal} onClick={() => void requeue(id)}>
            {t('requeue')}
          </Button>
        </div>
      )}
      {mayAdd && (
        <LinkButton icon="copy" href={to('transcoding', undefined, { view: 'new', from: id })}>
          {t('duplicate')}
        </LinkButton>
      )}
      {isFailed && (
        <Button tone="quiet" icon="terminal" onClick={() => void copy(media.requeue, [{ order: id }])}>
          {ui('curl')}
        </Button>
      )}
    </Inline>
  )
}

function Places({ order }: { order: TranscodingOrder }) {
  const t = useWords(transcodingJobsWords)
  const { transcodingdownload: source, transcodingnotification_set: notifications } = order
  const sourceUser = source && (source.download_user || splitCredentials(source.download_url).user)
  return (
    <>
      <KeyValue
        items={[
          { label: t('detail.file'), value: order.filename },
          { label: t('detail.size'), value: order.size && <Bytes value={order.size} /> },
          { label: t('detail.duration'), value: order.duration && <Duration value={order.duration} /> },
          { label: t('detail.label'), value: order.label },
          {
            label: t('detail.created'),
            value: order.timestamp && <DateTime value={transcodingTime(order.timestamp)} style="seconds" />,
          },
          ...(order.status === 'ERROR' ? [] : [{ label: t('detail.comment'), value: order.comment }]),
        ]}
      />
      {source && (
        <CopyField
          label={t('source')}
          value={maskCredentials(source.download_url)}
          {...(sourceUser && { help: t('source.user', { user: sourceUser }) })}
        />
      )}
      <Section title={t('destinations')} level={3}>
        {transcodingResults(order).map(({ url, user, files, state }, index) => (
          <Stack key={url} gap={2}>
            <CopyField
              label={t('destination', { n: index + 1 })}
              value={url}
              help={user === '' ? files.join(', ') : t('destination.user', { files: files.join(', '), user })}
            />
            <Status tone={tones[state]} label={t(`result.${state}`)} />
          </Stack>
        ))}
      </Section>
      <Section title={t('notifications')} level={3}>
        {notifications.length === 0 ? (
          <Text tone="muted">{t('notifications.none')}</Text>
        ) : (
          <KeyValue
            items={[
              { label: t('notification.email'), value: listed(notifications.map(({ email }) => email)) },
              {
                label: t('notification.call'),
                value: listed(notifications.map(({ callback_url: url }) => url && maskCredentials(url))),
              },
            ]}
          />
        )}
      </Section>
    </>
  )
}
