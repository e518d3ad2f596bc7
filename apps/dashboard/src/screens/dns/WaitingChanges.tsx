import { Button, Notice, Progress, useWords } from '@parapet/ui'
import { dnsWords } from './dns.words.ts'
import type { Zone } from './useZone.ts'

const mostRefused = 5

/** The bar of pending changes: to be applied, being applied, or applied. */
export function WaitingChanges({
  zone,
  lockedBy,
  onReview,
}: {
  zone: Zone
  lockedBy: string | undefined
  onReview: () => void
}) {
  const t = useWords(dnsWords)
  const { changed, progress, outcome } = zone
  if (progress)
    return (
      <Notice
        tone="info"
        live
        actions={
          <Button size="s" onClick={zone.stop}>
            {t('apply.stop')}
          </Button>
        }
      >
        <Progress label={t('apply.running', progress)} value={progress.done / progress.total} />
      </Notice>
    )
  const count = (kind: string) => changed.filter(({ state }) => state.kind === kind).length
  return (
    <>
      {outcome && (
        <Notice
          tone={outcome.refused.length > 0 ? 'bad' : 'good'}
          live
          title={[
            t('applied', { done: outcome.done }),
            outcome.refused.length > 0 && t('refused', { n: outcome.refused.length }),
          ]
            .filter(Boolean)
            .join(' ')}
          onDismiss={zone.dismissOutcome}
          actions={
            zone.canUndo &&
            outcome.done > 0 && (
              <Button size="s" icon="history" disabledReason={lockedBy} onClick={() => void zone.undo()}>
                {t('undo')}
              </Button>
            )
          }
        >
          {outcome.refused.length > 0 && (
            <ul>
              {outcome.refused.slice(0, mostRefused).map(({ id, title, problem }) => (
                <li key={id}>
                  <strong>{title}</strong> {problem}
                </li>
              ))}
              {outcome.refused.length > mostRefused && (
                <li>{t('andMore', { n: outcome.refused.length - mostRefused })}</li>
              )}
            </ul>
          )}
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice
          tone="info"
          title={t('waiting', { n: changed.length })}
          actions={
            <>
              <Button size="s" tone="primary" disabledReason={lockedBy} onClick={onReview}>
                {t('review')}
              </Button>
              <Button size="s" tone="quiet" onClick={zone.discard}>
                {t('discard')}
              </Button>
            </>
          }
        >
          {t('waiting.kinds', { added: count('added'), edited: count('edited'), removed: count('removed') })}
        </Notice>
      )}
    </>
  )
}
