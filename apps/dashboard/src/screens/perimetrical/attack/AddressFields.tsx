import { readNetworkLines } from '@parapet/api'
import { NumberField, type NumberFieldProps, Text, useFormat, useWords } from '@parapet/ui'
import { type ComponentProps, useMemo } from 'react'
import { NetworkLinesField } from '../../../shared/networks/NetworkLinesField.tsx'
import { attackWords } from './attack.words.ts'
import { type AddressesDraft, linesOf, MOST_PROPOSED } from './attackerLines.ts'
import type { Attacker } from './attackers.ts'

type Lines = ComponentProps<typeof NetworkLinesField>

interface AddressFieldsProps {
  attackers: readonly Attacker[]
  values: AddressesDraft
  change: (some: Partial<AddressesDraft>) => void
  top: Omit<NumberFieldProps, 'label'>
  addresses: Pick<Lines, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>
  wide: Lines['confirmation']
}

/** The addresses of an attack in a form: how many of the busiest, and which these are. */
export function AddressFields({ attackers, values, change, top, addresses, wide }: AddressFieldsProps) {
  const t = useWords(attackWords)
  const f = useFormat()
  const read = useMemo(() => readNetworkLines(values.addresses, { isBare: true }), [values.addresses])
  const most = Math.min(attackers.length, MOST_PROPOSED)
  const sum = attackers.slice(0, values.top ?? 0).reduce((all, { requests }) => all + requests, 0)
  return (
    <>
      {attackers.length === 0 ? (
        <Text as="p">{t('attackers.none')}</Text>
      ) : (
        <NumberField
          {...top}
          label={t('attackers.top')}
          help={t('attackers.help', { n: attackers.length, requests: f.number(sum) })}
          min={1}
          max={most}
          onChange={(next) => {
            top.onChange(next)
            if (next !== null && next >= 1) change({ top: next, addresses: linesOf(attackers, Math.min(next, most)) })
          }}
        />
      )}
      <NetworkLinesField
        {...addresses}
        label={t('attackers.addresses')}
        help={t('attackers.addresses.help')}
        read={read}
        rows={6}
        isBare
        confirmation={wide}
      />
    </>
  )
}
