import { isNetwork } from '@parapet/api'
import { LineArea, Switch, TextField, useWords } from '@parapet/ui'
import { useCallback } from 'react'
import type { ResourceForm } from '../../resource/useResourceForm.ts'
import { botListsWords } from '../../words/botLists.ts'
import type { OwnListDraft } from './ownLists.tsx'

export function OwnListFields({ form }: { form: ResourceForm<OwnListDraft> }) {
  const t = useWords(botListsWords)
  const check = useCallback((line: string) => (isNetwork(line.trim()) ? undefined : t('error.line')), [t])
  return (
    <>
      <TextField label={t('column.name')} required {...form.field('name')} />
      <TextField label={t('column.description')} {...form.field('description')} />
      <LineArea
        label={t('column.addresses')}
        rows={8}
        check={check}
        help={t('addresses.help')}
        {...form.field('addresses')}
      />
      <Switch label={t('active')} {...form.field('active')} />
    </>
  )
}
