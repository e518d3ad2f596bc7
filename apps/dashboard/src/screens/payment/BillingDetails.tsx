import {
  type BillingInfo,
  billing,
  billingLengths,
  billingProblems,
  callApi,
  countryCodes,
  type NewBillingInfo,
  taxNumberExample,
  useApi,
  useRead,
} from '@parapet/api'
import { Columns, Combobox, Section, TextField, useLocale, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { anyT } from '../../kit/changes/anyWords.ts'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { paymentWords } from './payment.words.ts'

const fields = ['name', 'tax_id', 'address', 'postal_code', 'city', 'country', 'email', 'phone'] as const
const labels = Object.fromEntries(fields.map((field) => [field, { label: `details.${field}` }]))
const detailsOf = (info: BillingInfo) =>
  Object.fromEntries(fields.map((field) => [field, info[field]])) as Record<(typeof fields)[number], string>

/** Who gets the invoices (§7, billing_info). */
export function BillingDetails({ client }: { client: number }) {
  const t = useWords(paymentWords)
  const read = useRead(billing.info, { client })
  return (
    <Section title={t('details')}>
      <ReadSection read={read} failed={t('details.failed')} lines={8}>
        {(info) => <DetailsForm key={client} info={info} client={client} />}
      </ReadSection>
    </Section>
  )
}

/** The form of the billing details. A rejected change stays in the form with the provider's message. */
export function DetailsForm({ info, client }: { info: BillingInfo; client: number }) {
  const t = useWords(paymentWords)
  const { locale } = useLocale()
  const api = useApi()
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return countryCodes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => a.label.localeCompare(b.label, locale))
  }, [locale])
  const form = useSavedForm<NewBillingInfo, unknown>({
    initial: detailsOf(info),
    check: (values) =>
      Object.fromEntries(
        Object.entries(billingProblems(values)).map(([field, problem]) => [
          field,
          problem === 'long'
            ? t('error.long', { max: billingLengths[field as keyof typeof billingLengths] })
            : problem === 'required'
              ? t(field === 'name' ? 'error.name' : 'error.taxId')
              : t(`error.${problem}`, {
                  country: countries.find(({ value }) => value === values.country)?.label ?? values.country,
                  example: taxNumberExample(values.country) ?? 'none',
                }),
        ]),
      ),
    asSent: (values) =>
      Object.fromEntries(fields.map((field) => [field, values[field].trim()])) as ReturnType<typeof detailsOf>,
    stored: { read: async () => detailsOf(await callApi(billing.info, { client }, api)), valuesOf: (now) => now },
    save: (body, send) => send(billing.saveInfo, { client, body }),
    saved: t('details.saved'),
    failed: t('details.notSaved'),
    draft: { code: `billing.${client}` },
  })
  const text = (field: Exclude<(typeof fields)[number], 'country'>) => ({
    label: t(`details.${field}`),
    ...form.field(field),
  })
  return (
    <SavedForm
      form={form}
      label={t('details')}
      submitLabel={t('details.save')}
      needsChange
      unchangedReason={t('details.unchanged')}
      canDiscard
      words={{ t: anyT(t), fields: labels }}
    >
      <Columns count={2}>
        <TextField required autoComplete="organization" {...text('name')} />
        <TextField required {...text('tax_id')} />
        <TextField autoComplete="street-address" {...text('address')} />
        <TextField autoComplete="postal-code" {...text('postal_code')} />
        <TextField autoComplete="address-level2" {...text('city')} />
        <Combobox label={t('details.country')} required options={countries} {...form.field('country')} />
        <TextField type="email" help={t('details.emailHelp')} {...text('email')} />
        <TextField type="tel" autoComplete="tel" {...text('phone')} />
      </Columns>
    </SavedForm>
  )
}
