import type { WidgetPreference } from '@parapet/api'
import { MultiSelect, useWords } from '@parapet/ui'
import { FormDialog } from '../../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../../kit/form/useSavedForm.ts'
import { resourceWords } from '../../../kit/words/resource.words.ts'
import { usePreferences } from '../../../platform/preferences/PreferencesProvider.tsx'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { wallWords } from '../../../shell/wall/wall.words.ts'

interface CopiedLayout {
  board: string
  title: string
  layout: readonly WidgetPreference[]
}

interface CopyLayoutDialogProps extends CopiedLayout {
  isOpen: boolean
  onClose: () => void
}

/** Copies the layout of a board to other companies of the user. */
export function CopyLayoutDialog({ isOpen, onClose, ...copied }: CopyLayoutDialogProps) {
  const t = useWords(wallWords)
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t('copy.title')} size="s">
      <CopyForm {...copied} onDone={onClose} />
    </FormDialog>
  )
}

const initial: { companies: readonly string[] } = { companies: [] }

function CopyForm({ board, title, layout, onDone }: CopiedLayout & { onDone: () => void }) {
  const t = useWords(wallWords)
  const ui = useWords(resourceWords)
  const { company, companies } = useSession()
  const { setOwnLayouts, ownLayoutOf } = usePreferences()
  const form = useSavedForm({
    initial,
    save: async ({ companies: chosen }) => {
      const ids = chosen.map(Number)
      const before = ids.map((id) => ({ id, layout: ownLayoutOf(board, id) ?? null }))
      setOwnLayouts(board, ids, layout)
      return async () => {
        for (const { id, layout: own } of before) setOwnLayouts(board, [id], own)
      }
    },
    onSaved: onDone,
    saved: (values) => t('copy.done', { n: values.companies.length }),
    undo: (restore) => restore,
    failed: ui('failed'),
    leaves: 'none',
  })
  return (
    <SavedForm
      form={form}
      label={t('copy.title')}
      submitLabel={t('copy.do', { n: form.values.companies.length })}
      needsChange
      unchangedReason={t('copy.none')}
      onCancel={onDone}
    >
      <p>{t('copy.text', { board: title })}</p>
      <MultiSelect
        label={t('copy.companies')}
        options={companies
          .filter(({ id }) => id !== company?.id)
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.field('companies')}
      />
    </SavedForm>
  )
}
