import { Banner, Button, useWords } from '@parapet/ui'
import { useSlowText } from '../frame/SlowParts.tsx'
import { rareWords } from '../words/rare.ts'
import type { SharedTrouble } from './sharedTroubles.ts'

/** One banner for each cause that keeps several widgets from their data, with what can be done about all of them. */
export function TroubleBanners({ shared }: { shared: readonly SharedTrouble[] }) {
  return shared.map((trouble) =>
    trouble.kind === 'slow' ? (
      <SlowBanner key={trouble.cause} trouble={trouble} />
    ) : (
      <FailedBanner key={trouble.cause} trouble={trouble} />
    ),
  )
}

function FailedBanner({ trouble }: { trouble: Extract<SharedTrouble, { kind: 'failed' }> }) {
  const t = useWords(rareWords)
  const { failure, count, retryAll } = trouble
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
        ? t('banner.http', { count, status: failure.status })
        : failure.kind === 'timeout'
          ? t('banner.timeout', { count })
          : t('banner.network')}
    </Banner>
  )
}

function SlowBanner({ trouble }: { trouble: Extract<SharedTrouble, { kind: 'slow' }> }) {
  const t = useWords(rareWords)
  const { count, first, cancelAll, background } = trouble
  const progress = useSlowText(first)
  return (
    <Banner
      tone="watch"
      actions={
        <>
          <Button size="s" onClick={cancelAll}>
            {t('slow.cancel')}
          </Button>
          {background && (
            <Button tone="quiet" size="s" onClick={background}>
              {t('slow.background')}
            </Button>
          )}
        </>
      }
    >
      {t('banner.slow', { count })} <span aria-hidden="true">{progress}</span>
    </Banner>
  )
}
