import { countryCodes, type TraceInput, traceMethods } from '@parapet/api'
import {
  Accordion,
  Combobox,
  type FieldBinding,
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
import { traceWords } from './trace.words.ts'

/** The fields of a request, by name. */
export type TraceFieldProps = {
  readonly [F in keyof TraceInput]: Omit<FieldBinding<TraceInput[F]>, 'value'> & { value: TraceInput[F] }
}

/** The fields of a request to trace; what is rarely given is folded away until it is. */
export function TraceFields({ fields }: { fields: TraceFieldProps }) {
  const t = useWords(traceWords)
  const { locale } = useLocale()
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return countryCodes
      .map((value) => ({ value, label: names.of(value) ?? value, detail: value }))
      .sort((a, b) => a.label.localeCompare(b.label, locale))
  }, [locale])
  const { headers, country, address, status } = fields
  const isMore = headers.value !== '' || address.value !== '' || Boolean(country.value) || status.value !== null
  return (
    <>
      <Grid min={240} gap={4}>
        <TextField label={t('form.url')} help={t('form.urlHelp')} required mono {...fields.url} />
        <Select
          label={t('form.method')}
          options={traceMethods.map((value) => ({ value, label: value }))}
          {...fields.method}
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
                <TextArea label={t('form.headers')} help={t('form.headersHelp')} mono rows={3} {...headers} />
                <Grid min={200} gap={4}>
                  <Combobox label={t('form.country')} help={t('form.countryHelp')} options={countries} {...country} />
                  <TextField label={t('form.address')} help={t('form.addressHelp')} mono {...address} />
                  <NumberField label={t('form.status')} help={t('form.statusHelp')} min={100} max={599} {...status} />
                </Grid>
              </Stack>
            ),
          },
        ]}
      />
    </>
  )
}
