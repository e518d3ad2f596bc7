import { filterOfKind, rowsOf, type SeenValue } from '@parapet/api'
import { MultiSelect, Select, Text, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import type { ValueDialogProps } from './BlockAddress.tsx'
import { useUrlActs } from './useUrlActs.ts'
import { useValueRanking, useValueSource } from './useValueRanking.ts'
import type { ComposesUrls, OpensUrl } from './valueAction.ts'
import { valuesWords } from './values.words.ts'

type Act = ComposesUrls | OpensUrl

const MOST_SITES = 200

const titleOf = (act: Act) =>
  act.does === 'openUrl' ? 'urls.title.one' : act.draft === 'prefetch' ? 'urls.title.prefetch' : 'urls.title.purge'

interface ChooseUrlsProps extends ValueDialogProps {
  act: Act
}

/** Asks which URLs are meant by a path that several sites may have, beginning with those that it was requested from. */
export function ChooseUrls({ act, seen, isOpen, onClose }: ChooseUrlsProps) {
  const t = useWords(valuesWords)
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t(titleOf(act))}>
      <Choice act={act} seen={seen} onDone={onClose} />
    </FormDialog>
  )
}

interface ChoiceProps {
  act: Act
  seen: SeenValue
  onDone: () => void
}

function Choice(props: ChoiceProps) {
  const { seen } = props
  const t = useWords(valuesWords)
  const { refusal } = useValueSource(seen)
  const read = useValueRanking(seen, 'vhost', MOST_SITES)
  // Which sites have it only helps to choose: without it all are offered alike.
  const isRanked = filterOfKind(seen.kind) !== undefined
  if (refusal || !isRanked || (read.failure && !read.data)) return <ChoiceForm {...props} requests={null} />
  return (
    <ReadSection read={read} failed={t('traffic.failed')} lines={3}>
      {(table) => (
        <ChoiceForm {...props} requests={new Map(rowsOf(table).rows.map(({ key, requests }) => [key, requests]))} />
      )}
    </ReadSection>
  )
}

interface ChoiceFormProps extends ChoiceProps {
  /** How often each site was asked for it; null if that is not known. */
  requests: ReadonlyMap<string, number> | null
}

function ChoiceForm({ act, seen, requests, onDone }: ChoiceFormProps) {
  const t = useWords(valuesWords)
  const f = useFormat()
  const actOnUrls = useUrlActs()
  const countOf = (url: string) => requests?.get(new URL(url).hostname) ?? 0
  const urls = requests ? act.urls.toSorted((a, b) => countOf(b) - countOf(a)) : act.urls
  const [initial] = useState((): { urls: readonly string[] } => {
    const requested = urls.filter((url) => countOf(url) > 0)
    return { urls: act.does === 'openUrl' ? requested.slice(0, 1) : requested }
  })
  const form = useSavedForm({
    initial,
    check: (values) => ({ urls: values.urls.length === 0 ? t('urls.needed') : undefined }),
    save: async (values) => values.urls,
    onSaved: (chosen) => {
      onDone()
      actOnUrls(act, chosen)
    },
    failed: t('failed'),
    leaves: 'none',
  })
  const field = form.field('urls')
  const options = urls.map((value) => ({
    value,
    label: requests ? t('urls.option', { url: value, n: countOf(value), count: f.number(countOf(value)) }) : value,
  }))
  return (
    <SavedForm form={form} label={t(titleOf(act))} submitLabel={t('urls.go')} onCancel={onDone}>
      <Text as="p">{t(requests ? 'urls.text' : 'urls.textUnknown', { n: seen.sites.length })}</Text>
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
