import { Button, ConfirmDialog, useAnnounce, useFormat, useWords } from '@parapet/ui'
import { useEffect, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import type { Acting } from '../../platform/session/types.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import { useNowSeconds } from '../underAttack/useNowSeconds.ts'
import * as css from './acting.css.ts'
import { actingWords } from './acting.words.ts'

/** How long somebody acts as somebody else before it ends by itself. */
const MOST_MINUTES = 60
const SOON_MINUTES = 5
const EVERY_MS = 5000

/** Who acts as whom, why, and until when; it only looks until control is taken. Frames the whole window. */
export function ActingBar({ acting }: { acting: Acting }) {
  const t = useWords(actingWords)
  const shell = useWords(shellWords)
  const f = useFormat()
  const announce = useAnnounce()
  const { company, takeControl, stopActing } = useSession()
  const [isAsking, setAsking] = useState(false)
  const endsAt = Math.round(acting.startedAtMs / 1000) + MOST_MINUTES * 60
  const secondsLeft = endsAt - useNowSeconds(EVERY_MS)
  const minutesLeft = Math.max(0, Math.ceil(secondsLeft / 60))
  const isSoon = minutesLeft <= SOON_MINUTES
  const isOver = secondsLeft <= 0
  const { asName: name } = acting
  useEffect(() => {
    if (isOver) void stopActing({ isTimeUp: true })
  }, [isOver, stopActing])
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, not each minute
  useEffect(() => {
    if (isSoon && !isOver) announce(t('soon', { n: minutesLeft, name }))
  }, [isSoon])
  return (
    <>
      <div className={css.frame} aria-hidden="true" />
      <div className={css.bar}>
        <div className={css.words} role="status">
          <div className={css.who}>
            {t('text', { me: acting.ownName, name, company: company?.name ?? shell('company.none') })}
          </div>
          <div>
            {t(acting.hasControl ? 'control' : 'looking', { name })}{' '}
            {acting.reason !== '' && `${t('reason', { reason: acting.reason })} · `}
            {t('until', { time: f.date(endsAt, 'time') })}
          </div>
        </div>
        <div className={css.actions}>
          <span aria-hidden="true">{t('left', { n: minutesLeft })}</span>
          {!acting.hasControl && (
            <Button size="s" tone="secondary" onClick={() => setAsking(true)}>
              {t('take')}
            </Button>
          )}
          <Button size="s" tone="secondary" onClick={() => void stopActing()}>
            {t('stop')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('take.title', { name })}
        confirmLabel={t('take')}
        tone="primary"
        onConfirm={() => {
          takeControl()
          setAsking(false)
        }}
      >
        {t('take.text', { name })}
      </ConfirmDialog>
    </>
  )
}
