import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { moveFocusToNext } from '../focus/moveFocusToNext.ts'
import type { IconName } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { tableWords } from '../words/table.ts'
import * as css from './bulk.css.ts'
import { nothingSelected, type Selection, select, selectedCount } from './selection.ts'

export interface BulkResult {
  id: string
  label: string
  problem?: string
}

/** Something to do with all chosen rows. */
export interface BulkAction {
  label: string
  icon?: IconName
  tone?: 'danger'
  disabledReason?: string
  /** Returns a result per row (failed rows stay selected); null if cancelled, undefined if shown elsewhere. */
  run: (selection: Selection) => Promise<readonly BulkResult[] | null> | undefined
}

type State =
  | { kind: 'idle' }
  | { kind: 'running'; label: string }
  | { kind: 'done'; results: readonly BulkResult[] | null }

const reasonsShown = 8

// The result of an action stays when its buttons disappear with the selection.
const focusBarOnRemoval = (line: HTMLElement | null) => () => {
  if (line?.contains(document.activeElement)) line.closest<HTMLElement>('[data-bulk]')?.focus()
}

/** The toolbar of selected rows: their number, bulk actions, and results per row. Enter on a checkbox focuses it. */
export function BulkBar({
  selection,
  onSelect,
  total,
  canSelectAll,
  onSelectAll,
  actions,
}: {
  selection: Selection
  onSelect: (selection: Selection) => void
  total: number
  canSelectAll: boolean
  onSelectAll: () => void
  actions: readonly BulkAction[]
}) {
  const t = useWords(tableWords)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const tick = useRef<HTMLElement>(null)
  const restoreFocus = useCallback(
    (bar: Element | null) => () => {
      if (tick.current?.isConnected && bar?.contains(document.activeElement)) tick.current.focus()
      else moveFocusToNext(bar)
    },
    [],
  )
  const rememberTick = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    if (target === currentTarget && relatedTarget instanceof HTMLElement && relatedTarget.matches('[data-tick]'))
      tick.current = relatedTarget
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !tick.current?.isConnected) return
    event.preventDefault()
    tick.current.focus()
  }
  const count = selectedCount(selection, total)
  if (count === 0 && state.kind === 'idle') return null

  const run = async (action: BulkAction) => {
    const outcome = action.run(selection)
    if (!outcome) return
    setState({ kind: 'running', label: action.label })
    try {
      const results = await outcome
      if (!results) return setState({ kind: 'idle' })
      setState({ kind: 'done', results })
      onSelect(select(results.filter((result) => result.problem).map((result) => result.id)))
    } catch {
      setState({ kind: 'done', results: null })
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={restoreFocus}
      className={css.bar}
      role="group"
      aria-label={t('bulk.label')}
      tabIndex={-1}
      data-bulk
      onFocus={rememberTick}
      onKeyDown={leave}
    >
      {state.kind === 'done' && <Outcome results={state.results} onDismiss={() => setState({ kind: 'idle' })} />}
      {count > 0 && (
        <div ref={focusBarOnRemoval} className={css.line}>
          <strong className={css.count} role="status">
            {t('bulk.selected', { n: count })}
          </strong>
          <span className={css.hint}>{t('bulk.keys')}</span>
          {canSelectAll && (
            <Button tone="quiet" size="s" onClick={onSelectAll}>
              {t('bulk.all', { n: total })}
            </Button>
          )}
          <div className={css.actions}>
            {actions.map((action) => (
              <Button
                key={action.label}
                size="s"
                {...(action.icon && { icon: action.icon })}
                tone={action.tone ?? 'secondary'}
                busy={state.kind === 'running' && state.label === action.label}
                disabledReason={
                  state.kind === 'running' && state.label !== action.label
                    ? t('bulk.running', { action: state.label })
                    : action.disabledReason
                }
                onClick={() => void run(action)}
              >
                {action.label}
              </Button>
            ))}
            <Button tone="quiet" size="s" icon="x" onClick={() => onSelect(nothingSelected)}>
              {t('bulk.clear')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function Outcome({ results, onDismiss }: { results: readonly BulkResult[] | null; onDismiss: () => void }) {
  const t = useWords(tableWords)
  if (!results) return <Notice live tone="bad" title={t('bulk.failed')} onDismiss={onDismiss} />
  const failed = results.filter((result) => result.problem)
  const done = t('bulk.done', { n: results.length - failed.length })
  if (failed.length === 0) return <Notice live tone="good" title={done} onDismiss={onDismiss} />
  return (
    <Notice live tone="bad" title={`${done} · ${t('bulk.failures', { n: failed.length })}`} onDismiss={onDismiss}>
      <ul className={css.reasons}>
        {failed.slice(0, reasonsShown).map(({ id, label, problem }) => (
          <li key={id}>
            <span className={css.name}>{label}</span> {problem}
          </li>
        ))}
        {failed.length > reasonsShown && <li>{t('bulk.rest', { n: failed.length - reasonsShown })}</li>}
      </ul>
    </Notice>
  )
}
