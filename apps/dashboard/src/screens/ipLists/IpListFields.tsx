import { type NetworkList, readNetworkLines } from '@parapet/api'
import { MultiSelect, Notice, Switch, TextField, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { NetworkLinesField } from '../../shared/networks/NetworkLinesField.tsx'
import type { IpListDraft } from './ipLists.tsx'
import { ipListsWords } from './ipLists.words.ts'
import { endDatesOf } from './listLines.ts'

const services = [{ value: '5', label: 'autoprovisioning' }]

export function IpListFields({ form, row }: { form: ResourceForm<IpListDraft>; row: NetworkList | null }) {
  const t = useWords(ipListsWords)
  const { company } = useSession()
  const { addresses } = form.values
  const read = useMemo(() => readNetworkLines(addresses, { untils: endDatesOf(row) }), [addresses, row])
  const options = useMemo(
    () => [
      ...services,
      ...(row?.services ?? [])
        .filter(({ id }) => !services.some(({ value }) => value === String(id)))
        .map(({ id, name }) => ({ value: String(id), label: name ?? String(id) })),
    ],
    [row],
  )
  const expiring = row?.addresses?.filter(({ until }) => until != null).length ?? 0
  return (
    <>
      <TextField
        label={t('column.name')}
        required
        mono
        help={t('name.help', { name: `acl_c${company?.id}_${form.values.name}` })}
        {...form.field('name')}
      />
      <TextField label={t('column.description')} {...form.field('description')} />
      <NetworkLinesField
        label={t('column.addresses')}
        help={t('addresses.help')}
        read={read}
        confirmation={form.field('isWideConfirmed')}
        {...form.field('addresses')}
      />
      {expiring > 0 && <Notice tone="info">{t('addresses.until', { n: expiring })}</Notice>}
      <MultiSelect label={t('column.services')} options={options} {...form.field('services')} />
      <Switch label={t('column.active')} {...form.field('active')} />
    </>
  )
}
