import { useMemo, useRef } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { SearchedList } from '../field/SearchedList.tsx'
import { useOptionSearch } from '../field/useOptionSearch.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import * as css from './command.css.ts'

export interface Command {
  id: string
  label: string
  detail?: string
  disabledReason?: string
  onSelect: () => void
}

export interface CommandPaletteProps {
  open: boolean
  onClose: () => void
  label: string
  commands: readonly Command[]
  /** Called with what is typed, for commands about it. */
  onQuery?: (query: string) => void
}

/** A dialog with a searchable list of commands. */
export function CommandPalette({ open, onClose, label, commands, onQuery }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={open} onClose={onClose} title={label} size="m" initialFocus={input}>
      {open && <CommandSearch label={label} commands={commands} onClose={onClose} onQuery={onQuery} inputRef={input} />}
    </Dialog>
  )
}

function CommandSearch({
  label,
  commands,
  onClose,
  onQuery,
  inputRef,
}: Omit<CommandPaletteProps, 'open' | 'onQuery'> & {
  onQuery: CommandPaletteProps['onQuery']
  inputRef: React.RefObject<HTMLInputElement | null>
}) {
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
  const select = ({ value }: { value: string }) => {
    const command = commands.find(({ id }) => id === value)
    if (!command || command.disabledReason) return
    onClose()
    command.onSelect()
  }
  const list = useOptionSearch(options, select)
  const search = (query: string) => {
    list.search(query)
    onQuery?.(query)
  }
  return (
    <div className={css.palette}>
      <SearchedList
        label={label}
        list={{ ...list, search }}
        inputRef={inputRef}
        isChosen={() => false}
        onChoose={select}
        nothing={t('command.nothing', { query: list.query })}
      />
    </div>
  )
}
