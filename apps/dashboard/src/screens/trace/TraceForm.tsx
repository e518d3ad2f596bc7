import { type TraceInput, traceFaults } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../kit/form/useSavedForm.ts'
import { TraceFields } from '../../shared/provisioning/TraceFields.tsx'
import { traceWords } from '../../shared/provisioning/trace.words.ts'

/** The form of a request to trace. */
export function TraceForm({ initial, onTrace }: { initial: TraceInput; onTrace: (input: TraceInput) => void }) {
  const t = useWords(traceWords)
  const form = useSavedForm<TraceInput, typeof notSaved>({
    initial,
    check: (values) =>
      Object.fromEntries(Object.entries(traceFaults(values)).map(([field, fault]) => [field, t(`fault.${fault}`)])),
    save: async (values) => {
      onTrace(values)
      return notSaved
    },
    failed: t('form.failed'),
    leaves: 'none',
  })
  return (
    <SavedForm form={form} label={t('form.title')} submitLabel={t('form.submit')}>
      <TraceFields
        fields={{
          url: form.field('url'),
          method: form.field('method'),
          headers: form.field('headers'),
          country: form.field('country'),
          address: form.field('address'),
          status: form.field('status'),
        }}
      />
    </SavedForm>
  )
}
