import type { MouseEvent } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as css from './chip.css.ts'

export interface ChipProps {
  /** "Country: Spain, France". */
  label: string
  onRemove?: () => void
  /** Opens the editor of the chip. Alt and Shift clicks call `onNegate` and `onMute` if given. */
  onClick?: () => void
  onNegate?: () => void
  onMute?: () => void
  /** The chip excludes: it says "not", because colour alone does not. */
  negated?: boolean
  /** The chip is disabled. */
  muted?: boolean
}

/** A chosen thing or a filter in force. */
export function Chip({ label, onRemove, onClick, onNegate, onMute, negated, muted }: ChipProps) {
  const t = useWords(uiWords)
  const words = (
    <>
      {negated && <span className={css.not}>{t('chip.not')}</span>}
      <span className={muted ? `${css.text} ${css.off}` : css.text} title={label}>
        {label}
      </span>
    </>
  )
  const click = (event: MouseEvent) => {
    if (event.altKey && onNegate) onNegate()
    else if (event.shiftKey && onMute) onMute()
    else onClick?.()
  }
  return (
    <span className={css.chip} data-negated={negated || undefined} data-muted={muted || undefined}>
      {onClick ? (
        <button
          type="button"
          className={css.open}
          aria-pressed={muted === undefined ? undefined : !muted}
          onClick={click}
        >
          {words}
        </button>
      ) : (
        <span className={css.face}>{words}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className={css.remove}
          aria-label={t('chip.remove', { label })}
          onClick={() => onRemove()}
        >
          <Icon name="x" size={16} />
        </button>
      )}
    </span>
  )
}
