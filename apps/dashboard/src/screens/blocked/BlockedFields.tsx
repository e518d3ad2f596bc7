import { addressCount, type BlockedAddress, blockedKinds, networkText, parseNetwork } from '@parapet/api'
import { Checkbox, Notice, RadioCards, Select, TextField, useFormat, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { useSavedAs } from '../../kit/resource/useSavedAs.ts'
import { useUntilOptions } from '../../shared/values/until.ts'
import { valuesWords } from '../../shared/values/values.words.ts'
import { type BlockDraft, blockQuestion, typedNetwork } from './blockDraft.ts'
import { blockedWords } from './blocked.words.ts'
import { useBlocked } from './useBlocked.ts'

const MOST_REASON = 300

export function BlockedFields({ form }: { form: ResourceForm<BlockDraft>; row: BlockedAddress | null }) {
  const t = useWords(blockedWords)
  const v = useWords(valuesWords)
  const f = useFormat()
  const savedAs = useSavedAs()
  const untilOptions = useUntilOptions()
  const { find } = useBlocked()
  const { address, kind } = form.values
  const network = typedNetwork(address)
  const before = find(address)
  const parsed = network === null ? null : parseNetwork(network)
  const question = blockQuestion(address)
  return (
    <>
      <TextField
        label={t('column.address')}
        required
        mono
        {...form.field('address')}
        help={savedAs(address, network ?? address.trim(), t('field.address.help'))}
      />
      {before?.kind === kind && (
        <Notice tone="watch" live>
          {t('again.text', {
            kind,
            until: before.until ? t('again.until', { date: f.date(before.until, 'dateTime') }) : '',
          })}
        </Notice>
      )}
      {question && parsed && (
        <>
          <Notice tone="watch" live>
            {t(question === 'wide' && parsed.prefix === 0 ? 'wide.all' : `${question}.text`, {
              network: networkText(parsed),
              n: f.number(Number(addressCount(parsed))),
            })}
          </Notice>
          <Checkbox label={t(`${question}.confirm`, { network: networkText(parsed) })} {...form.field('isConfirmed')} />
        </>
      )}
      <RadioCards
        label={v('block.kind')}
        {...form.field('kind')}
        options={blockedKinds.map((value) => ({ value, label: v(`block.${value}`), help: v(`block.${value}.help`) }))}
      />
      <Select label={v('block.until')} {...form.field('until')} options={untilOptions} />
      <TextField
        label={v('block.reason')}
        help={v('block.reason.help')}
        maxLength={MOST_REASON}
        {...form.field('reason')}
      />
    </>
  )
}
