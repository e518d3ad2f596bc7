import type { useOpener } from '../floating/useOpener.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { useFieldIds } from './FieldFrame.tsx'
import * as css from './list.css.ts'

/** The button that opens a list and shows the selection or the placeholder; `isBare` removes its border. */
export function ListTrigger({
  ids: { aria, labelId },
  opener,
  chosen,
  placeholder,
  isBare = false,
}: {
  ids: ReturnType<typeof useFieldIds>
  opener: ReturnType<typeof useOpener>
  chosen: string | undefined
  placeholder: string
  isBare?: boolean
}) {
  return (
    <button
      type="button"
      role="combobox"
      {...aria}
      {...opener.attributes()}
      aria-expanded={opener.isOpen}
      aria-labelledby={labelId}
      className={isBare ? css.chipsTrigger : css.trigger}
    >
      <span className={chosen === undefined ? `${css.chosen} ${css.placeholder}` : css.chosen}>
        {chosen ?? placeholder}
      </span>
      <span className={css.chevron}>
        <Icon name="chevronDown" size={16} />
      </span>
    </button>
  )
}
