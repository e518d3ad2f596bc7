import { protection, type UnderAttack, underAttackSince } from '@parapet/api'
import { Switch, Text, useFormat, useWords } from '@parapet/ui'
import { createTools } from '../../kit/resource/createTools.ts'
import { allRows, resource } from '../../kit/resource/resource.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { underAttackWords } from './underAttack.words.ts'
import type { SiteRates } from './useSiteRates.ts'

const MANY_TIMES = 2

interface SwitchTools {
  readonly turnOn: (rows: readonly UnderAttack[]) => Promise<void>
  readonly turnOff: (rows: readonly UnderAttack[]) => Promise<void>
}

interface UnderAttackTools extends SwitchTools {
  readonly rates: SiteRates | undefined
}

function UnderAttackSwitch({ row, turnOn, turnOff }: SwitchTools & { row: UnderAttack }) {
  const t = useWords(underAttackWords)
  const refusal = refusalText(useMay(row.active ? protection.deactivate : protection.activate))
  return (
    <Switch
      label={t('switch', { site: row.url })}
      isLabelHidden
      name={`attack-${row.site}`}
      value={row.active}
      onChange={(active) => void (active ? turnOn : turnOff)([row])}
      {...(refusal && { disabledReason: refusal })}
    />
  )
}

function Rate({ value, rates }: { value: number | undefined; rates: SiteRates | undefined }) {
  const f = useFormat()
  return value === undefined ? '—' : f.rate(value, Math.max(...[...(rates?.values() ?? [])].map(({ rate }) => rate)))
}

function Times({ value }: { value: number | null | undefined }) {
  const t = useWords(underAttackWords)
  if (value === null || value === undefined) return '—'
  const isMany = value >= MANY_TIMES
  return (
    <Text weight={isMany ? 'semibold' : undefined} tone={isMany ? 'bad' : undefined}>
      {t('times', { n: Math.round(value * 10) / 10 })}
    </Text>
  )
}

/** Given by the page: what turns the mode on asks in a dialog first. */
export const [UnderAttackContext, useUnderAttackTools] = createTools<UnderAttackTools>()

/** The sites of a company and whether each is in under attack mode (§3, §7, UAM entries). */
export const underAttack = resource({
  code: 'underattack',
  words: underAttackWords,
  list: allRows(protection.underAttack, () => ({})),
  getId: (row: UnderAttack) => String(row.site),
  getTitle: (row) => row.url,
  valueIn: ({ url }) => ({ kind: 'host', value: url, sites: [url] }),
  hasNote: true,
  sort: { id: 'since', desc: true },
  filters: [
    {
      id: 'state',
      options: (_, t) => (['on', 'off'] as const).map((value) => ({ value, label: t(value) })),
      matches: (row, state) => row.active === (state === 'on'),
    },
  ],
  use: useUnderAttackTools,
  of: ({ turnOn, turnOff, rates }) => ({
    columns: (make, t) => [
      make.host('site', (row) => row.url, { primary: true }),
      make.custom(
        'switch',
        (row) => (row.active ? 1 : 0),
        (row) => <UnderAttackSwitch row={row} turnOn={turnOn} turnOff={turnOff} />,
        { width: 90, primary: true },
      ),
      make.status('state', (row) => ({ tone: row.active ? 'watch' : 'quiet', label: t(row.active ? 'on' : 'off') }), {
        primary: true,
      }),
      make.custom(
        'rate',
        (row) => rates?.get(row.url)?.rate,
        (row) => <Rate value={rates?.get(row.url)?.rate} rates={rates} />,
        { numeric: true },
      ),
      make.custom(
        'times',
        (row) => rates?.get(row.url)?.times,
        (row) => <Times value={rates?.get(row.url)?.times} />,
        { numeric: true, primary: true, help: t('times.help') },
      ),
      make.ago('since', underAttackSince),
      make.date('start', underAttackSince, { isHidden: true }),
      make.text('by', (row) => (row.active ? row.activated_by : null)),
    ],
    actions: [
      {
        key: 'turnOn',
        icon: 'shield',
        call: protection.activate,
        isOffered: (row) => !row.active,
        run: (row) => void turnOn([row]),
        runMany: turnOn,
      },
      {
        key: 'turnOff',
        icon: 'x',
        call: protection.deactivate,
        isOffered: (row) => row.active,
        run: (row) => void turnOff([row]),
        runMany: turnOff,
      },
    ],
  }),
})
