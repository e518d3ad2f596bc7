import { canonicalNetwork, itemsOf, lists, useRead } from '@parapet/api'
import { Button, EmptyState, Select, TextField, useWords } from '@parapet/ui'
import { useState } from 'react'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import type { ValueDialogProps } from './BlockAddress.tsx'
import { endOf, type Until, useUntilOptions } from './until.ts'
import { useOpenPage } from './useOpenPage.ts'
import { valuesWords } from './values.words.ts'

const MOST_LISTS = 200
const MOST_DESCRIPTION = 300

interface Listed {
  readonly id: number
  readonly name: string
  readonly active: boolean
  readonly address_count?: number | undefined
}

/** Adds an address to one of the company's own IP lists. */
export function AddToList({ seen, isOpen, onClose }: ValueDialogProps) {
  const t = useWords(valuesWords)
  const openPage = useOpenPage()
  const address = canonicalNetwork(seen.value) ?? seen.value
  const own = useRead(
    lists.all,
    isOpen ? { address_count_only: true, auto_generated: false, limit: MOST_LISTS, offset: 0 } : null,
    { quiet: true },
  )
  const create = () => {
    onClose()
    openPage({ does: 'open', page: 'iplists', query: { open: 'new' }, filled: { addresses: address } })
  }
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t('list.title', { address })}>
      <ReadSection read={own} failed={t('lists.failed')} lines={4}>
        {(answer) => {
          const { items } = itemsOf(answer)
          return items.length === 0 ? (
            <EmptyState
              size="s"
              title={t('list.none.title')}
              text={t('list.none.text')}
              action={<Button onClick={create}>{t('list.new')}</Button>}
            />
          ) : (
            <AddForm items={items} address={address} onDone={onClose} onCreate={create} />
          )
        }}
      </ReadSection>
    </FormDialog>
  )
}

interface AddFormProps {
  items: readonly Listed[]
  address: string
  onDone: () => void
  onCreate: () => void
}

interface AddDraft {
  list: string | null
  until: Until
  description: string
}

function AddForm({ items, address, onDone, onCreate }: AddFormProps) {
  const t = useWords(valuesWords)
  const untilOptions = useUntilOptions()
  const [initial] = useState(
    (): AddDraft => ({ list: items.length === 1 ? String(items[0]?.id) : null, until: 'ever', description: '' }),
  )
  const form = useSavedForm({
    initial,
    call: lists.addAddress,
    check: ({ list }) => ({ list: list === null ? t('list.needed') : undefined }),
    asSent: (draft) => ({ ...draft, description: draft.description.trim() }),
    save: async ({ list, until, description }, send) => {
      await send(lists.addAddress, { list: Number(list), address, body: { description, until: endOf(until) } })
      return () => send(lists.removeAddress, { list: Number(list), address })
    },
    saved: ({ list }) => t('list.done', { address, name: items.find(({ id }) => String(id) === list)?.name ?? '' }),
    undo: (remove) => remove,
    failed: t('list.failed'),
    onSaved: onDone,
    leaves: 'none',
  })
  return (
    <SavedForm
      form={form}
      label={t('list.title', { address })}
      submitLabel={t('list.do')}
      onCancel={onDone}
      actions={
        <Button tone="quiet" onClick={onCreate}>
          {t('list.new')}
        </Button>
      }
    >
      <Select
        label={t('list.list')}
        {...form.field('list')}
        options={items.map(({ id, name, active, address_count }) => ({
          value: String(id),
          label: t('list.option', {
            name,
            n: address_count ?? 0,
            active: active ? 'yes' : 'no',
          }),
        }))}
      />
      <Select label={t('block.until')} {...form.field('until')} options={untilOptions} />
      <TextField label={t('list.description')} maxLength={MOST_DESCRIPTION} {...form.field('description')} />
    </SavedForm>
  )
}
