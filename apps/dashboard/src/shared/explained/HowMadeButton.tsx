import { IconButton, Popover, Skeleton, useWords } from '@parapet/ui'
import type { ExplainedProps } from '@parapet/widgets/explained'
import { lazy, Suspense } from 'react'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { howMadeWords } from './howMade.words.ts'

const Explained = lazy(async () => ({ default: (await import('@parapet/widgets/explained')).Explained }))

/** Explains the figures of a section outside of boards: definitions, calls, and the same requests as curl commands. */
export function HowMadeButton(props: ExplainedProps) {
  const t = useWords(howMadeWords)
  return (
    <Popover
      label={t('label')}
      placement="bottom-end"
      trigger={<IconButton icon="help" size="s" tone="quiet" label={t('label')} />}
    >
      <OptionalBoundary>
        <Suspense fallback={<Skeleton width="320px" height="120px" />}>
          <Explained {...props} />
        </Suspense>
      </OptionalBoundary>
    </Popover>
  )
}
