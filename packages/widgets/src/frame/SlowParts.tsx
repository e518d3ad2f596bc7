import type { SlowRead } from '@parapet/api'
import { Button, Icon, useFormat, useWords } from '@parapet/ui'
import { cx } from '../charts/cx.ts'
import { rareWords } from '../words/rare.ts'
import { Message } from './FrameMessages.tsx'
import * as css from './frame.css.ts'
import { useNow } from './useNow.ts'

/** Describes how long a query has been waiting, and its attempt. */
export function useSlowText(slow: SlowRead): string {
  const t = useWords(rareWords)
  const f = useFormat()
  const now = useNow(1000)
  const elapsed = t('slow.elapsed', { elapsed: f.duration(Math.max(1, Math.round((now - slow.sinceMs) / 1000))) })
  const { attempt, attempts } = slow
  return attempt === undefined || attempts === undefined
    ? elapsed
    : `${elapsed} · ${t('slow.attempt', { attempt, attempts })}`
}

function SlowActions({ slow }: { slow: SlowRead }) {
  const t = useWords(rareWords)
  return (
    <>
      <Button tone="secondary" size="s" onClick={slow.cancel}>
        {t('slow.cancel')}
      </Button>
      {!slow.isInBackground && (
        <Button tone="quiet" size="s" onClick={slow.background}>
          {t('slow.background')}
        </Button>
      )}
    </>
  )
}

/** A query that takes long: how long, which attempt, and the ways out. Never a dialog. */
export function SlowMessage({ slow }: { slow: SlowRead }) {
  const t = useWords(rareWords)
  const progress = useSlowText(slow)
  return (
    <Message icon="hourglass" title={t('slow.title')} actions={<SlowActions slow={slow} />}>
      <p className={cx(css.messageText, css.counting)}>{progress}</p>
      <p className={css.messageText}>{t(slow.isInBackground ? 'slow.inBackground' : 'slow.tip')}</p>
    </Message>
  )
}

/** The same as one line under data that stays. */
export function SlowLine({ slow }: { slow: SlowRead }) {
  const progress = useSlowText(slow)
  return (
    <>
      <Icon name="hourglass" size={16} />
      <span className={css.counting}>{progress}</span>
      <SlowActions slow={slow} />
    </>
  )
}
