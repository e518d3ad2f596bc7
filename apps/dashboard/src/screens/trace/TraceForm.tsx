import { countryCodes, type TraceInput, traceFaults, traceMethods } from '@parapet/api'
import {
  Accordion,
  Combobox,
  Grid,
  NumberField,
  Select,
  Stack,
  TextArea,
  TextField,
  useLocale,
  useWords,
} from '@parapet/ui'
import { useMemo } from 'react'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../kit/form/useSavedForm.ts'
import { traceWords } from '../../shared/provisioning/trace.words.ts'

/** The form of a request to trace. */
export function TraceForm({ initial, onTrace }: { initial: TraceInput; onTrace: (input: TraceInput) => void }) {
  const t = useWords(traceWords)
  const { locale } = useLocale()
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
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return countryCodes
      .map((value) => ({ value, label: names.of(value) ?? value, detail: value }))
      .sort((a, b) => a.label.localeCompare(b.label, locale))
  }, [locale])
  const { headers, country, address, status } = form.values
  const isMore = headers !== '' || address !== '' || Boolean(country) || status !== null
  return (
    <SavedForm form={form} label={t('form.title')} submitLabel={t('form.submit')}>
      <Grid min={240} gap={4}>
        <TextField label={t('form.url')} help={t('form.urlHelp')} required mono {...form.field('url')} />
        <Select
          label={t('form.method')}
          options={traceMethods.map((value) => ({ value, label: value }))}
          {...form.field('method')}
        />
      </Grid>
      <Accordion
        items={[
          {
            id: 'more',
            title: t('form.more'),
            isOpen: isMore,
            content: (
              <Stack>
                <TextArea
                  label={t('form.headers')}
                  help={t('form.headersHelp')}
                  mono
                  rows={3}
                  {...form.field('headers')}
                />
                <Grid min={200} gap={4}>
                  <Combobox
                    label={t('form.country')}
                    help={t('form.countryHelp')}
                    options={countries}
                    {...form.field('country')}
                  />
                  <TextField label={t('form.address')} help={t('form.addressHelp')} mono {...form.field('address')} />
                  <NumberField
                    label={t('form.status')}
                    help={t('form.statusHelp')}
                    min={100}
                    max={599}
                    {...form.field('status')}
                  />
                </Grid>
              </Stack>
            ),
          },
        ]}
      />
    </SavedForm>
  )
}
