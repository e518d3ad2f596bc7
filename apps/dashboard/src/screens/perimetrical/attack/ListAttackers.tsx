import { callApi, itemsOf, lists, type NetworkList, useApi, useRead } from '@parapet/api'
import { Notice, Select, TextField, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { FormDialog } from '../../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../../kit/form/useSavedForm.ts'
import { joinReads } from '../../../kit/read/joinReads.ts'
import { ReadSection } from '../../../kit/read/ReadSection.tsx'
import { useFailureToast } from '../../../platform/failure/useFailureToast.ts'
import { endOf, type Until, useUntilOptions } from '../../../shared/values/until.ts'
import { valuesWords } from '../../../shared/values/values.words.ts'
import { AddressFields } from './AddressFields.tsx'
import { attackWords } from './attack.words.ts'
import { type AddressesDraft, addressesOf, addressFaults, networksIn } from './attackerLines.ts'
import type { Attacker } from './attackers.ts'
import { MeasureEffect } from './MeasureEffect.tsx'
import { type CounterMeasureProps, useAttackers } from './useAttackers.ts'
import type { AttackScope } from './useAttackScope.ts'

const MOST_LISTS = 200
const MOST_DESCRIPTION = 300

interface ListDraft extends AddressesDraft {
  list: string | null
  until: Until
  description: string
}

/** Adds the addresses of the attack to one of the company's own IP lists, for some time. */
export function ListAttackers({ scope, isOpen, onClose }: CounterMeasureProps) {
  const t = useWords(attackWords)
  const v = useWords(valuesWords)
  const attackers = useAttackers(scope, isOpen)
  const own = useRead(
    lists.all,
    isOpen ? { address_count_only: true, auto_generated: false, limit: MOST_LISTS, offset: 0 } : null,
    { quiet: true },
  )
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} size="l" title={t('list.title')}>
      <ReadSection
        read={joinReads(attackers, own)}
        failed={v('lists.failed')}
        lines={8}
        empty={{
          title: v('list.none.title'),
          text: v('list.none.text'),
          isEmpty: ([, answer]) => itemsOf(answer).items.length === 0,
        }}
      >
        {([found, answer]) => <ListForm scope={scope} attackers={found} all={itemsOf(answer).items} onDone={onClose} />}
      </ReadSection>
    </FormDialog>
  )
}

interface ListFormProps {
  scope: AttackScope
  attackers: readonly Attacker[]
  all: readonly NetworkList[]
  onDone: () => void
}

function ListForm({ scope, attackers: found, all, onDone }: ListFormProps) {
  const t = useWords(attackWords)
  const v = useWords(valuesWords)
  const f = useFormat()
  const api = useApi()
  const showFailure = useFailureToast()
  const untilOptions = useUntilOptions()
  const [attackers] = useState(found)
  const [initial] = useState(
    (): ListDraft => ({
      ...addressesOf(attackers),
      list: all.length === 1 ? String(all[0]?.id) : null,
      until: 'day',
      description: t('reason', { site: scope.site, date: f.date(scope.span.from, 'dateTime') }),
    }),
  )
  const form = useSavedForm({
    initial,
    call: lists.addAddress,
    check: (draft) => {
      const faults = addressFaults(draft)
      return {
        list: draft.list === null ? v('list.needed') : undefined,
        addresses: faults.addresses ? t(`fault.${faults.addresses}`) : undefined,
        isWideMeant: faults.isWideMeant ? t('fault.wide') : undefined,
      }
    },
    asSent: (draft) => ({ ...draft, description: draft.description.trim() }),
    save: async ({ list: chosen, until, description, ...draft }, send) => {
      const list = Number(chosen)
      const wanted = networksIn(draft)
      const before = new Map((await callApi(lists.one, { list }, api)).addresses?.map((row) => [row.address, row]))
      const added: string[] = []
      try {
        for (const address of wanted) {
          await send(lists.addAddress, { list, address, body: { description, until: endOf(until) } })
          added.push(address)
        }
      } catch (problem) {
        if (added.length === 0) throw problem
        showFailure(problem)
      }
      const undo = async () => {
        for (const address of added) {
          const row = before.get(address)
          if (!row) await send(lists.removeAddress, { list, address })
          else await send(lists.addAddress, { list, address, body: { description: row.description, until: row.until } })
        }
      }
      return { undo, n: added.length, all: wanted.length }
    },
    saved: ({ list }, { n, all: wanted }) =>
      t('list.done', { n, all: wanted, name: all.find(({ id }) => String(id) === list)?.name ?? '' }),
    undo: ({ undo }) => undo,
    failed: v('list.failed'),
    onSaved: onDone,
    leaves: 'none',
  })
  const { addresses } = form.values
  const networks = networksIn({ addresses })
  return (
    <SavedForm
      form={form}
      label={t('list.title')}
      submitLabel={t('list.do', { n: networks.length })}
      submitTone="danger"
      startsAtCancel={false}
      onCancel={onDone}
    >
      <Select
        label={v('list.list')}
        {...form.field('list')}
        options={all.map(({ id, name, active, address_count }) => ({
          value: String(id),
          label: v('list.option', { name, n: address_count ?? 0, active: active ? 'yes' : 'no' }),
        }))}
      />
      <AddressFields
        attackers={attackers}
        values={form.values}
        change={(some) => form.change(some)}
        addresses={form.field('addresses')}
        top={form.field('top')}
        wide={form.field('isWideMeant')}
      />
      <Notice tone="watch">{t('list.acts')}</Notice>
      {networks.length > 0 && (
        <MeasureEffect measure={{ kind: 'block', how: 'blacklist', addresses: networks }} scope={scope} />
      )}
      <Select label={v('block.until')} {...form.field('until')} options={untilOptions} />
      <TextField label={v('list.description')} maxLength={MOST_DESCRIPTION} {...form.field('description')} />
    </SavedForm>
  )
}
