import { Button, toClipboard, useToast, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Location, useLocation } from 'react-router-dom'
import { SavedForm } from '../form/SavedForm.tsx'
import { useSavedForm } from '../form/useSavedForm.ts'
import { resourceWords } from '../words/resource.words.ts'
import { filledIn } from './filledIn.ts'
import type { FormSpec, Resource, ResourceT, ResourceWrite } from './resource.ts'
import { useFollowUp } from './useFollowUp.ts'
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

/** The form of a row in its drawer, with its call as a curl command. */
export function ResourceFormPanel<Row, Draft extends FieldValues>(props: ResourceFormPanelProps<Row, Draft>) {
  const { resource, form: spec, t, row, template, action, onDone, onSaved, lockedBy, readStored } = props
  const ui = useWords(resourceWords)
  const toast = useToast()
  const { run, curl } = useResourceWrites()
  const followUp = useFollowUp(resource, t)
  const location = useLocation()
  // Read once: the address changes while the form is open.
  const [filled] = useState(() => (row ? {} : filledIn(location, spec.initial(template))))
  const initial = useMemo(() => ({ ...spec.initial(row ?? template), ...filled }), [spec, row, template, filled])
  const isFilledIn = Object.keys(filled).length > 0
  const secrets = spec.secrets ?? []
  const form = useSavedForm<Draft, unknown, Row>({
    initial,
    check: (values) => spec.check?.(values, t, row) ?? {},
    save: (values, _send, now) => run(action, values, now ?? (row as Row)),
    onSaved: (answer, values) => {
      if (row) resource.onSaved?.(values, row)
      else void followUp(answer as Row)
      if (onSaved) onSaved(answer)
      else onDone()
    },
    saved: (values) =>
      ui(row ? 'saved' : 'created', { name: spec.getTitle?.(values) ?? String(values.name ?? t('title')) }),
    failed: ui('failed'),
    // A form that begins with values from elsewhere must not show another's draft.
    ...(!isFilledIn && {
      draft: {
        code: `${resource.code}.${row ? resource.getId(row) : 'new'}`,
        withoutSecrets: (values) => ({ ...values, ...valuesOf(initial, secrets) }),
      },
    }),
    leaves: opensAnother,
    lockedBy,
    stored: { read: async () => (row ? readStored?.(row) : undefined), valuesOf: spec.initial },
    toField: (path, values) => spec.toField?.(path, values) ?? path,
  })
  const copy = async () => {
    if (await toClipboard(curl(action, masked(form.values, secrets), row as Row))) toast.success(ui('curl.copied'))
    else toast.error(ui('curl.failed'))
  }
  return (
    <SavedForm
      form={form}
      label={t('title')}
      submitLabel={ui(row ? 'save' : 'create')}
      needsChange={row !== null}
      onCancel={onDone}
      isLong
      words={{ t, fields: resource.historyFields ?? noFields }}
      actions={
        <Button tone="quiet" icon="terminal" onClick={() => void copy()}>
          {ui('curl')}
        </Button>
      }
    >
      <spec.Fields form={form} row={row} />
    </SavedForm>
  )
}

const valuesOf = <D extends object>(values: D, names: readonly (keyof D & string)[]): Partial<D> => {
  const found: Partial<D> = {}
  for (const name of names) found[name] = values[name]
  return found
}

const masked = <D extends object>(values: D, secrets: readonly (keyof D & string)[]): D => ({
  ...values,
  ...Object.fromEntries(secrets.map((name) => [name, values[name] ? '***' : ''])),
})
