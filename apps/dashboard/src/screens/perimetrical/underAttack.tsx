import { type AttackedSite, hostText, protection, type UnderAttack, underAttackSince } from '@parapet/api'
import { Status, Switch, Text, useFormat, useWords } from '@parapet/ui'
import { createTools } from '../../kit/resource/createTools.ts'
import { allRows, resource } from '../../kit/resource/resource.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import type { SiteRates } from '../../shared/underAttack/useSiteRates.ts'
import { untilEnd } from '../../shell/underAttack/untilEnd.ts'
import { AttackEffectPanel } from './AttackEffectPanel.tsx'
import { underAttackWords } from './underAttack.words.ts'

const MANY_TIMES = 2

interface SwitchTools {
  readonly turnOn: (rows: readonly UnderAttack[]) => Promise<void>
  readonly turnOff: (rows: readonly UnderAttack[]) => Promise<void>
}

interface UnderAttackTools extends SwitchTools {
  readonly rates: SiteRates | undefined
  /** Why and until when a site is in the mode; undefined if it is not. */
  readonly attackedOf: (row: UnderAttack) => AttackedSite | undefined
  readonly plan: (site: AttackedSite) => void
  /** Epoch seconds. */
  readonly now: number
}

function UnderAttackSwitch({ row, turnOn, turnOff }: SwitchTools & { row: UnderAttack }) {
  const t = useWords(underAttackWords)
  const refusal = refusalText(useMay(row.active ? protection.deactivate : protection.activate))
  return (
    <Switch
      label={t('switch', { site: hostText(row.url) })}
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

function End({ site, now }: { site: AttackedSite | undefined; now: number }) {
  const t = useWords(underAttackWords)
  const f = useFormat()
  const until = site?.plan?.until
  if (!site) return '—'
  if (until == null) return t('end.none')
  return until <= now ? (
    <Status tone="bad" label={t('end.over', { ago: f.ago(until, now * 1000) })} />
  ) : (
    t('end.left', { left: f.duration(untilEnd(until, now)) })
  )
}

function Reason({ site }: { site: AttackedSite | undefined }) {
  const t = useWords(underAttackWords)
  if (!site) return '—'
  if (!site.plan?.reason) return t('reason.none')
  return site.plan.id === null ? t('reason.here', { reason: site.plan.reason }) : site.plan.reason
}

/** Given by the page: what turns the mode on asks in a dialog first. */
export const [UnderAttackContext, useUnderAttackTools] = createTools<UnderAttackTools>()

/** The sites of a company and whether each is in under attack mode (§3, §7, UAM entries). */
export const underAttack = resource({
  code: 'underattack',
  words: underAttackWords,
  list: allRows(protection.underAttack, () => ({})),
  getId: (row: UnderAttack) => String(row.site),
  getTitle: (row) => hostText(row.url),
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
  of: ({ turnOn, turnOff, rates, attackedOf, plan, now }) => ({
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
      make.custom(
        'end',
        (row) => attackedOf(row)?.plan?.until ?? null,
        (row) => <End site={attackedOf(row)} now={now} />,
        { primary: true },
      ),
      make.custom(
        'reason',
        (row) => attackedOf(row)?.plan?.reason ?? null,
        (row) => <Reason site={attackedOf(row)} />,
        { width: 220 },
      ),
      make.ago('since', underAttackSince),
      make.date('start', underAttackSince, { isHidden: true }),
      make.text('by', (row) => (row.active ? row.activated_by : null)),
    ],
    panels: [{ id: 'effect', icon: 'gauge', isOffered: ({ active }) => active, Panel: AttackEffectPanel }],
    actions: [
      {
        key: 'plan',
        icon: 'edit',
        call: protection.activate,
        isOffered: (row) => attackedOf(row) !== undefined,
        run: (row) => {
          const site = attackedOf(row)
          if (site) plan(site)
        },
      },
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
