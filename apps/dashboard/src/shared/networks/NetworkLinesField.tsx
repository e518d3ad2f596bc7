import { addressCount, type Network, type NetworkLines, networkText } from '@parapet/api'
import { Checkbox, LineArea, Notice, Stack, Status, useWords } from '@parapet/ui'
import { type ComponentProps, useCallback } from 'react'
import { networkLinesWords } from './networkLines.words.ts'

interface NetworkLinesFieldProps
  extends Pick<ComponentProps<typeof LineArea>, 'label' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'rows'> {
  read: NetworkLines
  help: string
  /** The list stores no descriptions. */
  isBare?: boolean
  /** The binding of the confirmation of very wide networks. */
  confirmation: Pick<ComponentProps<typeof Checkbox>, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>
}

const MAX_NAMED = 3
const MAX_COUNTED = 2n ** 40n

/** The addresses of a list, one per line; it shows what each line is read as, and asks about very wide networks. */
export function NetworkLinesField(props: NetworkLinesFieldProps) {
  const { read, confirmation, isBare = false, rows = 12, ...area } = props
  const t = useWords(networkLinesWords)
  const { lines, entries, wide } = read
  const check = useCallback(
    (_: string, number: number) => {
      const line = lines.get(number)
      return line?.kind === 'refused' ? t(`fault.${line.fault}`) : undefined
    },
    [lines, t],
  )
  const remark = useCallback(
    (_: string, number: number) => {
      const line = lines.get(number)
      if (line?.kind === 'covered') return t('covered', { line: String(line.by) })
      return line?.kind === 'left' ? t(`left.${line.reason}`) : undefined
    },
    [lines, t],
  )
  const becomes = useCallback(
    (_: string, number: number) => {
      const line = lines.get(number)
      if (line?.kind !== 'read') return undefined
      const { networks, description, change } = line
      const named = networks.slice(0, MAX_NAMED).map(networkText).join(', ')
      const rest = networks.length - MAX_NAMED
      const text = rest > 0 ? t('named', { networks: named, n: rest }) : named
      const n = networks.reduce((sum, network) => sum + addressCount(network), 0n)
      if (isBare && description !== '') return t('becomes.bare', { networks: text })
      if (change === 'columns') return t('becomes.columns', { networks: text, description })
      if (change === 'network' && n < MAX_COUNTED) return t('becomes.network', { networks: text, n: Number(n) })
      return change ? t(`becomes.${change === 'network' ? 'range' : change}`, { networks: text }) : undefined
    },
    [lines, isBare, t],
  )
  const filled = [...lines.values()].filter(({ kind }) => kind === 'read' || kind === 'covered').length
  return (
    <Stack gap={3}>
      <LineArea {...area} rows={rows} check={check} remark={remark} becomes={becomes} />
      {filled !== entries.length && <Status tone="quiet" label={t('entries', { n: entries.length })} />}
      {wide.length > 0 && <WideNetworks wide={wide} confirmation={confirmation} />}
    </Stack>
  )
}

function WideNetworks({
  wide,
  confirmation,
}: { wide: readonly Network[] } & Pick<NetworkLinesFieldProps, 'confirmation'>) {
  const t = useWords(networkLinesWords)
  const networks = wide.map(networkText).join(', ')
  const everything = wide.find(({ prefix }) => prefix === 0)
  return (
    <>
      <Notice tone="watch" live>
        {everything ? t('wide.all', { version: String(everything.version), networks }) : t('wide.text', { networks })}
      </Notice>
      <Checkbox label={t('wide.confirm', { networks })} {...confirmation} />
    </>
  )
}
