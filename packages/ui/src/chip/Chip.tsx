import type { MouseEvent } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as css from './chip.css.ts'

export interface ChipProps {
  label: string
  onRemove?: () => void
  /** Called on a plain click; Alt and Shift clicks call `onNegate` and `onMute` if given. */
  onClick?: () => void
  onNegate?: () => void
  onMute?: () => void
  /** Whether it excludes; the label says so. */
  negated?: boolean
  muted?: boolean
}

/** An active filter or a selected item. */
export function Chip({ label, onRemove, onClick, onNegate, onMute, negated, muted }: ChipProps) {
  const t = useWords(uiWords)
  const content = (
    <>
      <span className={muted ? `${css.text} ${css.off}` : css.text} title={label}>
        {label}
      </span>
    </>
  )
  const handleClick = (event: MouseEvent) => {
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
          onClick={handleClick}
        >
          {content}
        </button>
      ) : (
        <span className={css.face}>{content}</span>
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
