import { type Company, companies, company as companyCalls, useRead } from '@parapet/api'
import { Button, KeyValue, LinkButton, Select, Stack, Text, TextField, useWords } from '@parapet/ui'
import { useState } from 'react'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { companiesWords } from './companies.words.ts'

const MOST_NAME = 200
const noClient = ''

interface NewCompanyDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Creates a company (§6: staff and dealers), then leads to its first user and its first site. */
export function NewCompanyDialog({ isOpen, onClose }: NewCompanyDialogProps) {
  const t = useWords(companiesWords)
  const [made, setMade] = useState<Company>()
  const close = () => {
    setMade(undefined)
    onClose()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={made ? t('new.made', { name: made.name }) : t('new.title')}
      size="s"
      actions={
        made && (
          <Button tone="quiet" onClick={close}>
            {t('new.close')}
          </Button>
        )
      }
    >
      {made ? <NextSteps made={made} /> : <NewCompanyForm onMade={setMade} onClose={close} />}
    </FormDialog>
  )
}

function NewCompanyForm({ onMade, onClose }: { onMade: (made: Company) => void; onClose: () => void }) {
  const t = useWords(companiesWords)
  const { reload } = useSession()
  const { data } = useRead(companies.list, {}, { quiet: true })
  const clients = [...new Map(data?.flatMap(({ client }) => (client ? [[client.id, client.name]] : [])))]
  const form = useSavedForm({
    initial: { name: '', client: noClient },
    check: ({ name }) => ({
      name:
        name.trim() === ''
          ? t('new.noName')
          : name.trim().length > MOST_NAME
            ? t('new.longName', { max: MOST_NAME, n: name.trim().length })
            : undefined,
    }),
    asSent: (values) => ({ ...values, name: values.name.trim() }),
    save: async ({ name, client }, send) => {
      const body = { name, ...(client !== noClient && { client: Number(client) }) }
      const made = await send(companyCalls.add, { body })
      await reload()
      return made
    },
    onSaved: onMade,
    failed: t('new.failed'),
    call: companyCalls.add,
    leaves: 'none',
  })
  return (
    <SavedForm form={form} label={t('new.title')} submitLabel={t('new.do')} onCancel={onClose}>
      <TextField label={t('new.name')} required {...form.field('name')} />
      {clients.length > 0 && (
        <Select
          label={t('column.client')}
          help={t('new.clientHelp')}
          options={[
            { value: noClient, label: t('new.noClient') },
            ...clients.map(([id, label]) => ({ value: String(id), label })),
          ]}
          {...form.field('client')}
        />
      )}
    </SavedForm>
  )
}

function NextSteps({ made }: { made: Company }) {
  const t = useWords(companiesWords)
  const to = useTo()
  const support = useRead(companyCalls.supportType, { company: made.id }, { quiet: true }).data
  return (
    <Stack gap={4}>
      <KeyValue
        items={[
          { label: t('column.number'), value: String(made.id) },
          { label: t('column.client'), value: made.client?.name ?? '—' },
          { label: t('new.support'), value: support?.name ?? '—' },
        ]}
      />
      <Text as="p">{t('new.next')}</Text>
      <Stack gap={2}>
        <LinkButton tone="primary" icon="user" href={to('users', { company: made.id }, { open: 'new' })}>
          {t('new.user')}
        </LinkButton>
        <LinkButton icon="services" href={to('companyServices', { company: made.id })}>
          {t('new.services')}
        </LinkButton>
        <LinkButton icon="home" href={to('home', { company: made.id })}>
          {t('new.site')}
        </LinkButton>
      </Stack>
    </Stack>
  )
}
