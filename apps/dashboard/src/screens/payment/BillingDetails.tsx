import {
  type BillingInfo,
  billing,
  billingLengths,
  billingProblems,
  callApi,
  countryCodes,
  type Failure,
  failureOf,
  type NewBillingInfo,
  taxNumberExample,
  useApi,
  useRead,
  useWrite,
} from '@parapet/api'
import {
  Button,
  Columns,
  Combobox,
  Form,
  FormActions,
  Section,
  Skeleton,
  Status,
  TextField,
  useLocale,
  useToast,
  useWords,
} from '@parapet/ui'
import { useMemo, useState } from 'react'
import { formError, refusedFields } from '../../failure/describeFailure.ts'
import { anyT } from '../../kit/changes/anyWords.ts'
import { ConflictNotice } from '../../kit/changes/ConflictNotice.tsx'
import { draftStorage } from '../../kit/form/draft.ts'
import { useUnsavedWork } from '../../kit/form/unsavedWork.ts'
import { useResourceForm } from '../../kit/form/useFields.ts'
import { useOverwriteCheck } from '../../kit/form/useOverwriteCheck.ts'
import { ListFailure } from '../../kit/read/ListNotices.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { failureWords } from '../../words/failure.ts'
import { paymentWords } from '../../words/payment.ts'

const fields = ['name', 'tax_id', 'address', 'postal_code', 'city', 'country', 'email', 'phone'] as const
const labels = Object.fromEntries(fields.map((field) => [field, { label: `details.${field}` }]))
const detailsOf = (info: BillingInfo) =>
  Object.fromEntries(fields.map((field) => [field, info[field]])) as Record<(typeof fields)[number], string>
const empty = Object.fromEntries(fields.map((field) => [field, ''])) as Record<(typeof fields)[number], string>

/** Who gets the invoices (§7, billing_info). */
export function BillingDetails({ client }: { client: number }) {
  const t = useWords(paymentWords)
  const { data, failure, retry } = useRead(billing.info, { client })
  return (
    <Section title={t('details')}>
      {failure && !data ? (
        <ListFailure title={t('details.failed')} failure={failure} onRetry={retry} />
      ) : data ? (
        <DetailsForm key={client} info={data} client={client} />
      ) : (
        <Skeleton width="100%" height="320px" />
      )}
    </Section>
  )
}

/** The form of the billing details. A rejected change stays in the form with the provider's message. */
export function DetailsForm({ info, client }: { info: BillingInfo; client: number }) {
  const t = useWords(paymentWords)
  const failed = useWords(failureWords)
  const toast = useToast()
  const { locale } = useLocale()
  const { user } = useSession()
  const save = useWrite(billing.saveInfo)
  const draft = useMemo(
    () => draftStorage<NewBillingInfo>(`billing.${client}`, user?.id ?? 0, empty),
    [client, user?.id],
  )
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return countryCodes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => a.label.localeCompare(b.label, locale))
  }, [locale])
  const stored = detailsOf(info)
  const [base] = useState(() => (draft.read() ? draft.readBase() : null))
  const form = useResourceForm<NewBillingInfo>(
    stored,
    (values) =>
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
    draft,
  )
  const release = useUnsavedWork(form.isDirty)
  const api = useApi()
  const check = useOverwriteCheck(stored, base)
  const [failure, setFailure] = useState<Failure>()
  const send = async (values: NewBillingInfo) => {
    const body = Object.fromEntries(fields.map((field) => [field, values[field].trim()])) as typeof empty
    setFailure(undefined)
    try {
      if (!check.isUnchanged(detailsOf(await callApi(billing.info, { client }, api)))) return
      await save.run({ client, body })
    } catch (problem) {
      setFailure(failureOf(problem))
      form.setServerErrors(refusedFields(failureOf(problem), failed))
      return
    }
    release()
    form.reset(body)
    toast.success(t('details.saved'))
  }
  const text = (field: Exclude<(typeof fields)[number], 'country'>) => ({
    label: t(`details.${field}`),
    ...form.field(field),
  })
  return (
    <Form
      label={t('details')}
      onSubmit={() => form.submit(send)}
      error={formError(failure, t('details.notSaved'), failed)}
      errors={form.errors}
    >
      <ConflictNotice
        theirs={check.theirs}
        t={anyT(t)}
        fields={labels}
        onTake={() => {
          check.see(check.seen)
          form.reset(check.seen)
        }}
      />
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
      <FormActions>
        <Button
          type="submit"
          tone="primary"
          busy={save.isBusy}
          disabledReason={form.isDirty ? undefined : t('details.unchanged')}
        >
          {t('details.save')}
        </Button>
        {form.isDirty && (
          <>
            <Button
              tone="quiet"
              onClick={() => {
                check.see(stored)
                form.reset(stored)
              }}
            >
              {t('details.discard')}
            </Button>
            <Status tone="quiet" label={t('details.unsaved')} />
          </>
        )}
      </FormActions>
    </Form>
  )
}
