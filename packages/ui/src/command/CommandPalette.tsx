import { useMemo, useRef } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { SearchedList } from '../field/SearchedList.tsx'
import { useOptionSearch } from '../field/useOptionSearch.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import * as css from './command.css.ts'

/** Something to go to or to do, found by name. */
export interface Command {
  id: string
  label: string
  /** Where it belongs, or how else it is reached ("g h"); searched too. */
  detail?: string
  disabledReason?: string
  onSelect: () => void
}

export interface CommandPaletteProps {
  open: boolean
  onClose: () => void
  label: string
  /** Those used last first: without a query they stand in this order. */
  commands: readonly Command[]
}

/**
 * Everything that can be gone to or done, by typing a part of its name. Arrows move, Enter chooses, Escape closes; the focus goes back
 * to where it was.
 */
export function CommandPalette({ open, onClose, label, commands }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={open} onClose={onClose} title={label} size="m" initialFocus={input}>
      {open && <Found label={label} commands={commands} onClose={onClose} inputRef={input} />}
    </Dialog>
  )
}

// Mounted with each opening, so that the last query is not still there.
function Found({
  label,
  commands,
  onClose,
  inputRef,
}: Omit<CommandPaletteProps, 'open'> & { inputRef: React.RefObject<HTMLInputElement | null> }) {
  const t = useWords(partsWords)
  const options = useMemo(
    () =>
      commands.map(({ id, label: name, detail, disabledReason }) => ({
        value: id,
        label: name,
        ...(detail && { detail }),
        ...(disabledReason && { disabledReason }),
      })),
    [commands],
  )
  const choose = ({ value }: { value: string }) => {
    const command = commands.find((one) => one.id === value)
    if (!command || command.disabledReason) return
    onClose()
    command.onSelect()
  }
  const list = useOptionSearch(options, choose)
  return (
    <div className={css.palette}>
      <SearchedList
        label={label}
        list={list}
        inputRef={inputRef}
        isChosen={() => false}
        onChoose={choose}
        nothing={t('command.nothing', { query: list.query })}
      />
    </div>
  )
}
