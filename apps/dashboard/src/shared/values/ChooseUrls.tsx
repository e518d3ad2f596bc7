import { MultiSelect, Select, Text, useWords } from '@parapet/ui'
import { useState } from 'react'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import type { ValueDialogProps } from './BlockAddress.tsx'
import { useUrlActs } from './useUrlActs.ts'
import type { ComposesUrls, OpensUrl } from './valueAction.ts'
import { valuesWords } from './values.words.ts'

type Act = ComposesUrls | OpensUrl

const titleOf = (act: Act) =>
  act.does === 'openUrl' ? 'urls.title.one' : act.draft === 'prefetch' ? 'urls.title.prefetch' : 'urls.title.purge'

/** Asks which URLs are meant by a path that was seen on several sites. */
export function ChooseUrls({ act, isOpen, onClose }: ValueDialogProps & { act: Act }) {
  const t = useWords(valuesWords)
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t(titleOf(act))}>
      <ChoiceForm act={act} onDone={onClose} />
    </FormDialog>
  )
}

function ChoiceForm({ act, onDone }: { act: Act; onDone: () => void }) {
  const t = useWords(valuesWords)
  const actOnUrls = useUrlActs()
  const [initial] = useState<{ urls: readonly string[] }>({ urls: [] })
  const form = useSavedForm({
    initial,
    check: ({ urls }) => ({ urls: urls.length === 0 ? t('urls.needed') : undefined }),
    save: async ({ urls }) => urls,
    onSaved: (urls) => {
      onDone()
      actOnUrls(act, urls)
    },
    failed: t('failed'),
    leaves: 'none',
  })
  const field = form.field('urls')
  const options = act.urls.map((value) => ({ value, label: value }))
  return (
    <SavedForm form={form} label={t(titleOf(act))} submitLabel={t('urls.go')} onCancel={onDone}>
      <Text as="p">{t('urls.text', { n: act.urls.length })}</Text>
      {act.does === 'openUrl' ? (
        <Select
          label={t('urls.label')}
          {...field}
          value={form.values.urls[0] ?? null}
          onChange={(url) => field.onChange([url])}
          options={options}
        />
      ) : (
        <MultiSelect label={t('urls.label')} {...field} options={options} />
      )}
    </SavedForm>
  )
}
