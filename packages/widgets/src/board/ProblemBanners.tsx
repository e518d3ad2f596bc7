import { type Failure, failureText, type SlowRead } from '@parapet/api'
import { Banner, Button, useWords } from '@parapet/ui'
import { useSlowText } from '../frame/SlowParts.tsx'
import type { SharedProblem } from '../tiles/sharedProblems.ts'
import { rareWords } from '../words/rare.ts'

/** One banner per failure that several widgets share, with the actions for all of them. */
export function ProblemBanners({ shared }: { shared: readonly SharedProblem[] }) {
  return shared.map(({ cause, all: [first, ...others] }) =>
    first.kind === 'slow' ? (
      <SlowBanner key={cause} reads={[first.slow, ...others.flatMap((one) => (one.kind === 'slow' ? one.slow : []))]} />
    ) : (
      <FailedBanner
        key={cause}
        failure={first.failure}
        failed={[first, ...others].flatMap((one) => (one.kind === 'failed' ? one : []))}
      />
    ),
  )
}

interface FailedBannerProps {
  failure: Failure
  failed: readonly { failure: Failure; retry: () => void }[]
}

function FailedBanner({ failure, failed }: FailedBannerProps) {
  const t = useWords(rareWords)
  const count = failed.length
  const retryAll = () => {
    for (const { retry } of failed) retry()
  }
  const said = failureText(failure)
  const isSaidByAll = said !== null && failed.every((one) => failureText(one.failure) === said)
  return (
    <Banner
      tone="bad"
      actions={
        <Button size="s" icon="refresh" onClick={retryAll}>
          {t('banner.retry')}
        </Button>
      }
    >
      {failure.kind === 'http'
        ? isSaidByAll
          ? t('banner.said', { count, status: String(failure.status), message: said })
          : t('banner.http', { count, status: String(failure.status) })
        : failure.kind === 'timeout'
          ? t('banner.timeout', { count })
          : t('banner.network')}
    </Banner>
  )
}

function SlowBanner({ reads }: { reads: readonly [SlowRead, ...SlowRead[]] }) {
  const t = useWords(rareWords)
  const progress = useSlowText(reads.reduce((oldest, one) => (one.sinceMs < oldest.sinceMs ? one : oldest)))
  const inFront = reads.filter(({ isInBackground }) => !isInBackground)
  const cancelAll = () => {
    for (const { cancel } of reads) cancel()
  }
  const background = () => {
    for (const one of inFront) one.background()
  }
  return (
    <Banner
      tone="watch"
      actions={
        <>
          <Button size="s" onClick={cancelAll}>
            {t('slow.cancel')}
          </Button>
          {inFront.length > 0 && (
            <Button tone="quiet" size="s" onClick={background}>
              {t('slow.background')}
            </Button>
          )}
        </>
      }
    >
      {t('banner.slow', { count: reads.length })} <span aria-hidden="true">{progress}</span>
    </Banner>
  )
}
