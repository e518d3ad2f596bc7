import { type BlockedAddress, type BlockedKind, blockedKinds, canonicalNetwork, lists, useRead } from '@parapet/api'
import { RadioCards, Select, Text, TextField, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { FormDialog } from '../../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../../kit/form/useSavedForm.ts'
import { joinReads } from '../../../kit/read/joinReads.ts'
import { ReadSection } from '../../../kit/read/ReadSection.tsx'
import { useFailureToast } from '../../../platform/failure/useFailureToast.ts'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { block } from '../../../shared/values/blocking.ts'
import { endOf, type Until, useUntilOptions } from '../../../shared/values/until.ts'
import { valuesWords } from '../../../shared/values/values.words.ts'
import { AddressFields } from './AddressFields.tsx'
import { attackWords } from './attack.words.ts'
import { type AddressesDraft, addressesOf, addressFaults, networksIn } from './attackerLines.ts'
import type { Attacker } from './attackers.ts'
import { MeasureEffect } from './MeasureEffect.tsx'
import { type CounterMeasureProps, useAttackers } from './useAttackers.ts'
import type { AttackScope } from './useAttackScope.ts'

const MOST_REASON = 300

interface BlockDraft extends AddressesDraft {
  kind: BlockedKind
  until: Until
  reason: string
}

/** Blocks or challenges the addresses of the attack for some time. */
export function BlockAttackers({ scope, isOpen, onClose }: CounterMeasureProps) {
  const t = useWords(attackWords)
  const attackers = useAttackers(scope, isOpen)
  const blocked = useRead(lists.blocked, isOpen ? {} : null, { quiet: true })
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} size="l" title={t('block.title')}>
      <ReadSection read={joinReads(attackers, blocked)} failed={t('attackers.failed')} lines={8}>
        {([found, rows]) => <BlockForm scope={scope} attackers={found} now={rows} onDone={onClose} />}
      </ReadSection>
    </FormDialog>
  )
}

interface BlockFormProps {
  scope: AttackScope
  attackers: readonly Attacker[]
  now: readonly BlockedAddress[]
  onDone: () => void
}

function BlockForm({ scope, attackers: found, now, onDone }: BlockFormProps) {
  const t = useWords(attackWords)
  const v = useWords(valuesWords)
  const f = useFormat()
  const { company } = useSession()
  const showFailure = useFailureToast()
  const untilOptions = useUntilOptions()
  // As they were when the dialog opened.
  const [attackers] = useState(found)
  const [before] = useState(now)
  const [initial] = useState(
    (): BlockDraft => ({
      ...addressesOf(attackers),
      kind: 'blacklist',
      until: 'day',
      reason: t('reason', { site: scope.site, date: f.date(scope.span.from, 'dateTime') }),
    }),
  )
  const form = useSavedForm({
    initial,
    call: lists.block,
    check: (draft) => {
      const faults = addressFaults(draft)
      return {
        addresses: faults.addresses ? t(`fault.${faults.addresses}`) : undefined,
        isWideMeant: faults.isWideMeant ? t('fault.wide') : undefined,
      }
    },
    asSent: (draft) => ({ ...draft, reason: draft.reason.trim() }),
    save: async ({ kind, until, reason, ...draft }, send) => {
      const undos: (() => Promise<unknown>)[] = []
      const wanted = networksIn(draft)
      try {
        for (const address of wanted) {
          const row = before.find((one) => canonicalNetwork(one.address) === address)
          undos.push(await block(send, { kind, address, reason, until: endOf(until) }, row))
        }
      } catch (problem) {
        if (undos.length === 0) throw problem
        showFailure(problem)
      }
      return { undos, all: wanted.length }
    },
    saved: ({ kind }, { undos, all }) => t(`block.done.${kind}`, { n: undos.length, all }),
    undo:
      ({ undos }) =>
      async () => {
        for (const undo of undos.toReversed()) await undo()
      },
    failed: v('block.failed'),
    onSaved: onDone,
    leaves: 'none',
  })
  const { kind, addresses } = form.values
  const networks = networksIn({ addresses })
  return (
    <SavedForm
      form={form}
      label={t('block.title')}
      submitLabel={t(`block.do.${kind}`, { n: networks.length })}
      submitTone="danger"
      startsAtCancel={false}
      onCancel={onDone}
    >
      <Text as="p">{v('block.sites', { company: company?.name ?? '' })}</Text>
      <AddressFields
        attackers={attackers}
        values={form.values}
        change={(some) => form.change(some)}
        addresses={form.field('addresses')}
        top={form.field('top')}
        wide={form.field('isWideMeant')}
      />
      {networks.length > 0 && (
        <MeasureEffect measure={{ kind: 'block', how: kind, addresses: networks }} scope={scope} />
      )}
      <Select label={v('block.until')} {...form.field('until')} options={untilOptions} />
      <RadioCards
        label={v('block.kind')}
        {...form.field('kind')}
        options={blockedKinds.map((value) => ({ value, label: v(`block.${value}`), help: v(`block.${value}.help`) }))}
      />
      <TextField
        label={v('block.reason')}
        help={v('block.reason.help')}
        maxLength={MOST_REASON}
        {...form.field('reason')}
      />
    </SavedForm>
  )
}
