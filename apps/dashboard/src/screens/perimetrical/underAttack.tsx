import { protection, type UnderAttack, underAttackSince } from '@parapet/api'
import { Switch, useWords } from '@parapet/ui'
import { allRows, resource } from '../../resource/resource.ts'
import { refusalText, useMay } from '../../session/useMay.ts'
import { underAttackWords } from '../../words/underAttack.ts'

interface UnderAttackTools {
  readonly turnOn: (rows: readonly UnderAttack[]) => Promise<void>
  readonly turnOff: (rows: readonly UnderAttack[]) => Promise<void>
}

function UnderAttackSwitch({ row, turnOn, turnOff }: UnderAttackTools & { row: UnderAttack }) {
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

/** The sites of a company and whether each is in under attack mode (§3, §7, UAM entries). */
export const underAttack = ({ turnOn, turnOff }: UnderAttackTools) =>
  resource({
    code: 'underattack',
    words: underAttackWords,
    hasNote: true,
    list: allRows(protection.underAttack, () => ({})),
    getId: (row: UnderAttack) => String(row.site),
    getTitle: (row) => row.url,
    columns: (make, t) => [
      make.host('site', (row) => row.url, { primary: true }),
      make.status('state', (row) => ({ tone: row.active ? 'watch' : 'quiet', label: t(row.active ? 'on' : 'off') }), {
        primary: true,
      }),
      make.ago('since', underAttackSince, { primary: true }),
      make.date('start', underAttackSince, { isHidden: true }),
      make.text('by', (row) => (row.active ? row.activated_by : null)),
      make.custom(
        'switch',
        (row) => (row.active ? 1 : 0),
        (row) => <UnderAttackSwitch row={row} turnOn={turnOn} turnOff={turnOff} />,
        { width: 90, primary: true },
      ),
    ],
    sort: { id: 'since', desc: true },
    filters: [
      {
        id: 'state',
        options: (_, t) => (['on', 'off'] as const).map((value) => ({ value, label: t(value) })),
        matches: (row, state) => row.active === (state === 'on'),
      },
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
  })
