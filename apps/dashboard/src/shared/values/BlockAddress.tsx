import {
  addressCount,
  type BlockedAddress,
  type BlockedKind,
  blockedKinds,
  canonicalNetwork,
  lists,
  parseNetwork,
  type SeenValue,
  useRead,
} from '@parapet/api'
import { Notice, RadioCards, Select, Text, TextField, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { block } from './blocking.ts'
import { endOf, type Until, useUntilOptions } from './until.ts'
import { ValueTraffic } from './ValueTraffic.tsx'
import { valuesWords } from './values.words.ts'

/** What every dialog about a value has. */
export interface ValueDialogProps {
  seen: SeenValue
  isOpen: boolean
  onClose: () => void
}

const MOST_REASON = 300

/** Blocks or challenges an address for some time, showing what it has requested and whether it is blocked already. */
export function BlockAddress({ seen, isOpen, onClose }: ValueDialogProps) {
  const t = useWords(valuesWords)
  const blocked = useRead(lists.blocked, isOpen ? {} : null, { quiet: true })
  const address = canonicalNetwork(seen.value) ?? seen.value
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t('block.title', { address })}>
      <ReadSection read={blocked} failed={t('blocked.failed')} lines={6} empty={undefined}>
        {(rows) => (
          <BlockForm
            seen={seen}
            address={address}
            now={rows.find((row) => canonicalNetwork(row.address) === address)}
            onDone={onClose}
          />
        )}
      </ReadSection>
    </FormDialog>
  )
}

interface BlockDraft {
  kind: BlockedKind
  until: Until
  reason: string
}

interface BlockFormProps {
  seen: SeenValue
  address: string
  now: BlockedAddress | undefined
  onDone: () => void
}

function BlockForm({ seen, address, now, onDone }: BlockFormProps) {
  const t = useWords(valuesWords)
  const f = useFormat()
  const { company } = useSession()
  const untilOptions = useUntilOptions()
  const [initial] = useState((): BlockDraft => ({ kind: 'blacklist', until: 'day', reason: '' }))
  // What was there when the dialog opened: blocking refreshes the list.
  const [before] = useState(now)
  const form = useSavedForm({
    initial,
    call: lists.block,
    asSent: (draft) => ({ ...draft, reason: draft.reason.trim() }),
    save: ({ kind, until, reason }, send) => block(send, { kind, address, reason, until: endOf(until) }, before),
    saved: ({ kind }) => t(`block.done.${kind}`, { address }),
    undo: (restore) => restore,
    failed: t('block.failed'),
    onSaved: onDone,
    leaves: 'none',
  })
  const { kind } = form.values
  const network = parseNetwork(address)
  const size = network ? addressCount(network) : 1n
  return (
    <SavedForm
      form={form}
      label={t('block.title', { address })}
      submitLabel={t(`block.do.${kind}`)}
      submitTone="danger"
      onCancel={onDone}
    >
      {before && (
        <Notice tone="watch">
          {t('block.already', {
            kind: before.kind,
            until: before.until ? t('block.alreadyUntil', { date: f.date(before.until, 'dateTime') }) : '',
          })}
          {before.reason !== '' && ` ${t('block.alreadyReason', { reason: before.reason })}`}
        </Notice>
      )}
      <Text as="p">
        {t('block.sites', { company: company?.name ?? '' })}
        {size > 1n && ` ${t('block.network', { n: f.number(Number(size)) })}`}
      </Text>
      {seen.kind === 'address' && <ValueTraffic seen={seen} dimensions={['request']} />}
      <RadioCards
        label={t('block.kind')}
        {...form.field('kind')}
        options={blockedKinds.map((value) => ({
          value,
          label: t(`block.${value}`),
          help: t(`block.${value}.help`),
        }))}
      />
      <Select label={t('block.until')} {...form.field('until')} options={untilOptions} />
      <TextField
        label={t('block.reason')}
        help={t('block.reason.help')}
        maxLength={MOST_REASON}
        {...form.field('reason')}
      />
    </SavedForm>
  )
}
