import { CallFailure, type Failure } from '@parapet/api'
import { Button, FieldSet, Form, FormActions, Notice, Status, useToast, useWords } from '@parapet/ui'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Location } from 'react-router-dom'
import { formError, refusedFields } from '../failure/describeFailure.ts'
import { ConflictNotice } from '../kit/changes/ConflictNotice.tsx'
import { pathLabel } from '../kit/changes/fieldLabel.ts'
import { type DraftStorage, draftStorage } from '../kit/form/draft.ts'
import { useUnsavedWork } from '../kit/form/unsavedWork.ts'
import { useResourceForm } from '../kit/form/useFields.ts'
import { useOverwriteCheck } from '../kit/form/useOverwriteCheck.ts'
import { useSession } from '../session/SessionContext.ts'
import { failureWords } from '../words/failure.ts'
import { resourceWords } from '../words/resource.ts'
import type { FormSpec, Resource, ResourceT, ResourceWrite } from './resource.ts'
import { useResourceWrites } from './useResourceWrites.ts'

interface ResourceFormPanelProps<Row, Draft extends FieldValues> {
  resource: Resource<Row, Draft>
  form: FormSpec<Row, Draft>
  t: ResourceT
  row: Row | null
  template: Row | null
  action: ResourceWrite<[draft: Draft, row: Row]>
  onDone: () => void
  onSaved?: ((answer: unknown) => void) | undefined
  lockedBy?: string | undefined
  /** Reads the row as it is stored now, before it is overwritten. */
  readStored?: ((row: Row) => Promise<Row | undefined>) | undefined
}

const noFields = {}

const opensAnother = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname ||
  ['open', 'panel'].some(
    (name) => new URLSearchParams(from.search).get(name) !== new URLSearchParams(to.search).get(name),
  )

/** The form of a row in its drawer: draft, validation, the provider's errors beside their fields, Ctrl+Enter. */
export function ResourceFormPanel<Row, Draft extends FieldValues>(props: ResourceFormPanelProps<Row, Draft>) {
  const { resource, form: spec, t, row, template, action, onDone, onSaved, lockedBy, readStored } = props
  const ui = useWords(resourceWords)
  const failed = useWords(failureWords)
  const toast = useToast()
  const { user } = useSession()
  const { run, curl } = useResourceWrites()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const initial = useMemo(() => spec.initial(row ?? template), [spec, row, template])
  const draft = useMemo(
    () => draftStorage(`${resource.code}.${row ? resource.getId(row) : 'new'}`, user?.id, initial),
    [resource, row, user?.id, initial],
  )
  const [base] = useState(() => (draft.read() ? draft.readBase() : null))
  const check = useOverwriteCheck(initial, base)
  const { seen } = check
  const publicDraft = useMemo(
    () => withoutSecrets(draft, initial, seen, spec.secrets ?? []),
    [draft, initial, seen, spec.secrets],
  )
  const form = useResourceForm(initial, (values) => spec.check?.(values, t, row) ?? {}, publicDraft)
  const release = useUnsavedWork(form.isDirty, opensAnother)

  const send = async (values: Draft) => {
    setFailure(undefined)
    setBusy(true)
    let answer: unknown
    try {
      const stored = row && (await readStored?.(row))
      if (stored && !check.isUnchanged(spec.initial(stored))) return
      answer = await run(action, values, stored ?? (row as Row))
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setFailure(problem.failure)
      form.setServerErrors(refusedFields(problem.failure, failed, (path) => spec.toField?.(path, values) ?? path))
      return
    } finally {
      setBusy(false)
    }
    if (row) resource.onSaved?.(values, row)
    release()
    form.reset(values)
    const name = spec.getTitle?.(values) ?? String(values.name ?? t('title'))
    toast.success(ui(row ? 'saved' : 'created', { name }))
    if (onSaved) onSaved(answer)
    else onDone()
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.querySelector('form')?.requestSubmit()
  }
  const copy = async () => {
    const isCopied = await navigator.clipboard
      .writeText(curl(action, masked(form.values, spec.secrets ?? []), row as Row))
      .then(
        () => true,
        () => false,
      )
    if (isCopied) toast.success(ui('curl.copied'))
    else toast.error(ui('curl.failed'))
  }
  const isChanged = form.isDirty || !row
  const error = formError(failure, ui('failed'), failed)
  const labelOf = (path: string) => pathLabel(path, resource.historyFields ?? noFields, t)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is a shortcut for the button within
    <div onKeyDown={submitByKey}>
      <Form
        onSubmit={() => form.submit(send)}
        error={error}
        errors={form.errors}
        labelOf={labelOf}
        hasSummary
        label={t('title')}
      >
        {form.isFromDraft && (
          <Notice
            tone="info"
            live
            actions={
              <Button
                size="s"
                onClick={() => {
                  check.see(initial)
                  form.reset()
                }}
              >
                {ui('draft.discard')}
              </Button>
            }
          >
            {ui('draft.restored')}
          </Notice>
        )}
        <ConflictNotice
          theirs={check.theirs}
          t={t}
          fields={resource.historyFields ?? noFields}
          onTake={() => {
            check.see(seen)
            form.reset(seen)
          }}
        />
        {lockedBy && <Notice tone="info">{lockedBy}</Notice>}
        <FieldSet isLocked={lockedBy !== undefined}>
          <spec.Fields form={form} row={row} />
        </FieldSet>
        <FormActions isSticky>
          <Button
            type="submit"
            tone="primary"
            busy={isBusy}
            disabledReason={lockedBy ?? (isChanged ? undefined : ui('unchanged'))}
          >
            {ui(row ? 'save' : 'create')}
          </Button>
          <Button tone="quiet" onClick={onDone}>
            {ui('cancel')}
          </Button>
          <Button tone="quiet" icon="terminal" onClick={() => void copy()}>
            {ui('curl')}
          </Button>
          {form.isDirty && <Status tone="quiet" label={ui('unsaved')} />}
        </FormActions>
      </Form>
    </div>
  )
}

function withoutSecrets<D extends object>(
  draft: DraftStorage<D>,
  initial: D,
  seen: D,
  secrets: readonly (keyof D & string)[],
): DraftStorage<D> {
  const blank = Object.fromEntries(secrets.map((name) => [name, initial[name]]))
  return {
    ...draft,
    write: (values) => draft.write(values && { ...values, ...blank }, { ...seen, ...blank }),
  }
}

function masked<D extends object>(values: D, secrets: readonly (keyof D & string)[]): D {
  return { ...values, ...Object.fromEntries(secrets.map((name) => [name, values[name] ? '***' : ''])) }
}
