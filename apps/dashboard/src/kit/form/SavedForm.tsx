import {
  Button,
  type ButtonTone,
  FieldSet,
  Form,
  FormActions,
  type IconName,
  Notice,
  Status,
  useAnnounce,
  useWords,
} from '@parapet/ui'
import { type KeyboardEvent, type ReactNode, useContext, useId } from 'react'
import { createPortal } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import type { AnyT } from '../changes/anyWords.ts'
import { ConflictNotice } from '../changes/ConflictNotice.tsx'
import { pathLabel } from '../changes/fieldLabel.ts'
import type { HistoryField } from '../changes/historyValues.ts'
import { resourceWords } from '../words/resource.words.ts'
import { DialogFooter } from './DialogFooter.ts'
import { DraftNotice } from './DraftNotice.tsx'
import type { SavedFormState } from './useSavedForm.ts'

/** The names of a form's fields, for errors that no field shows and for what somebody else changed. */
export interface FormWords {
  readonly t: AnyT
  readonly fields: Readonly<Record<string, HistoryField>>
}

interface SavedFormProps<V extends FieldValues> {
  form: SavedFormState<V>
  label: string
  submitLabel: string
  submitIcon?: IconName
  submitTone?: ButtonTone
  /** Why it cannot be sent although its fields may be changed. */
  blockedReason?: string | undefined
  /** Whether it can only be sent once something differs from what is stored. */
  needsChange?: boolean
  /** The reason while nothing differs; 'No changes yet.' by default. */
  unchangedReason?: string
  onCancel?: (() => void) | undefined
  /** In a dialog the focus starts at Cancel, so that no key does what the dialog asks; so it is if `submitTone` is danger. */
  startsAtCancel?: boolean
  cancelLabel?: string
  /** Offers to put the stored values back. */
  canDiscard?: boolean
  /** Lists two or more errors above the fields, and keeps the buttons in sight. */
  isLong?: boolean
  /** Says that the input is not saved yet. */
  unsavedLabel?: string | null
  words?: FormWords
  /** More buttons, after those of the form. */
  actions?: ReactNode
  /** Another sentence above the fields. */
  error?: string | undefined
  children: ReactNode
}

const nameless = () => undefined

/** A form that saves: restored draft, conflict, lock, fields, and its buttons; Ctrl+Enter sends it (`useSavedForm`). */
export function SavedForm<V extends FieldValues>(props: SavedFormProps<V>) {
  const { form, label, words, isLong = false, onCancel, canDiscard = false, needsChange = false, children } = props
  const ui = useWords(resourceWords)
  const id = useId()
  const footer = useContext(DialogFooter)
  const { lockedBy, overwrite, isChanged } = form
  const unchanged = needsChange && !isChanged ? (props.unchangedReason ?? ui('unchanged')) : undefined
  const disabledReason = lockedBy ?? props.blockedReason ?? unchanged
  const unsavedLabel = props.unsavedLabel === undefined ? ui('unsaved') : props.unsavedLabel

  const startsAtCancel = footer !== undefined && (props.startsAtCancel ?? props.submitTone === 'danger')
  const announce = useAnnounce()
  // Enter in a field, or Ctrl+Enter, sends a form whatever its button says.
  const submit = () => {
    if (disabledReason !== undefined) announce(disabledReason)
    else if (!form.isBusy) return form.submit()
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.querySelector('form')?.requestSubmit()
  }
  const buttons = (
    <>
      <Button
        type="submit"
        form={id}
        tone={props.submitTone ?? 'primary'}
        {...(props.submitIcon && { icon: props.submitIcon })}
        busy={form.isBusy}
        disabledReason={disabledReason}
      >
        {props.submitLabel}
      </Button>
      {onCancel && (
        <Button
          tone={startsAtCancel ? 'secondary' : 'quiet'}
          {...(startsAtCancel && { ref: footer.firstFocus })}
          onClick={onCancel}
        >
          {props.cancelLabel ?? ui('cancel')}
        </Button>
      )}
      {props.actions}
      {canDiscard && isChanged && (
        <Button tone="quiet" onClick={form.discard}>
          {ui('draft.discard')}
        </Button>
      )}
      {isChanged && unsavedLabel !== null && footer === undefined && <Status tone="quiet" label={unsavedLabel} />}
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is a shortcut for the button within
    <div onKeyDown={submitByKey}>
      <Form
        id={id}
        label={label}
        onSubmit={submit}
        error={props.error ?? form.error}
        errors={form.errors}
        labelOf={words ? (path) => pathLabel(path, words.fields, words.t) : nameless}
        hasSummary={isLong}
      >
        {form.isFromDraft && (
          <DraftNotice text={ui('draft.restored')} discardLabel={ui('draft.discard')} onDiscard={form.discard} />
        )}
        {words && (
          <ConflictNotice
            theirs={overwrite.theirs}
            t={words.t}
            fields={words.fields}
            onTake={() => form.take(overwrite.seen)}
          />
        )}
        {lockedBy !== undefined && <Notice tone="info">{lockedBy}</Notice>}
        <FieldSet isLocked={lockedBy !== undefined}>{children}</FieldSet>
        {footer === undefined && <FormActions isSticky={isLong}>{buttons}</FormActions>}
      </Form>
      {footer?.element && createPortal(buttons, footer.element)}
    </div>
  )
}
