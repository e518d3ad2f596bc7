import { Switch, TextField, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { NetworkLinesField } from '../../shared/networks/NetworkLinesField.tsx'
import { botListsWords } from './botLists.words.ts'
import type { OwnListDraft } from './ownLists.tsx'
import { readOwnList } from './readOwnList.ts'

export function OwnListFields({ form }: { form: ResourceForm<OwnListDraft> }) {
  const t = useWords(botListsWords)
  const { addresses } = form.values
  const read = useMemo(() => readOwnList(addresses), [addresses])
  return (
    <>
      <TextField label={t('column.name')} required {...form.field('name')} />
      <TextField label={t('column.description')} {...form.field('description')} />
      <NetworkLinesField
        label={t('column.addresses')}
        rows={8}
        isBare
        help={t('addresses.help')}
        read={read}
        confirmation={form.field('isWideConfirmed')}
        {...form.field('addresses')}
      />
      <Switch label={t('active')} {...form.field('active')} />
    </>
  )
}
