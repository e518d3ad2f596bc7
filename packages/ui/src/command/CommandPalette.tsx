import { useMemo, useRef } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { SearchedList } from '../field/SearchedList.tsx'
import { useOptionSearch } from '../field/useOptionSearch.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import * as css from './command.css.ts'

/** An entry of the command palette. */
export interface Command {
  id: string
  label: string
  /** Its place, or another way to reach it ("g h"); searchable too. */
  detail?: string
  disabledReason?: string
  onSelect: () => void
}

export interface CommandPaletteProps {
  open: boolean
  onClose: () => void
  label: string
  /** Shown in this order without a query: recently used first. */
  commands: readonly Command[]
}

/**
 * A searchable list of everything the user can open or do. Arrows move, Enter selects, Escape closes and restores
 * focus.
 */
export function CommandPalette({ open, onClose, label, commands }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={open} onClose={onClose} title={label} size="m" initialFocus={input}>
      {open && <Found label={label} commands={commands} onClose={onClose} inputRef={input} />}
    </Dialog>
  )
}

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
