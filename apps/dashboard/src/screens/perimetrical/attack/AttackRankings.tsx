import { rowsOf, usage, useRead, type ValueKind } from '@parapet/api'
import { Grid, IconButton, Inline, ListTable, Section, Stack, Text, useFormat, useLocale, useWords } from '@parapet/ui'
import { type KeyKind, KeyLabel, keyText, kindWords, ValueButton } from '@parapet/widgets'
import { ReadSection } from '../../../kit/read/ReadSection.tsx'
import { useMay } from '../../../platform/session/useMay.ts'
import { attackWords } from './attack.words.ts'
import { byNetwork } from './attackers.ts'
import { useRanking } from './counting.ts'
import type { AttackScope } from './useAttackScope.ts'

const ROWS = 8

interface RankingKind {
  readonly by: 'clientip' | 'countrycode' | 'agent' | 'request' | 'method' | 'vhost' | 'network'
  readonly kind: ValueKind
  readonly label: KeyKind
}

const who: readonly RankingKind[] = [
  { by: 'clientip', kind: 'address', label: 'address' },
  { by: 'network', kind: 'network', label: 'address' },
  { by: 'countrycode', kind: 'country', label: 'country' },
  { by: 'agent', kind: 'agent', label: 'name' },
]
const what: readonly RankingKind[] = [
  { by: 'request', kind: 'path', label: 'path' },
  { by: 'method', kind: 'other', label: 'method' },
  { by: 'vhost', kind: 'host', label: 'site' },
]

/** Who sends the requests of the attack, and what they ask for: each value with what can be done with it. */
export function AttackRankings({ scope, isAsked }: { scope: AttackScope; isAsked: boolean }) {
  const t = useWords(attackWords)
  return (
    <>
      {(
        [
          ['who', who],
          ['what', what],
        ] as const
      ).map(([name, all]) => (
        <Section key={name} title={t(`rank.${name}`)}>
          <Grid min={320} gap={6}>
            {all.map((one) => (
              <Ranking key={one.by} {...one} scope={scope} isAsked={isAsked} />
            ))}
          </Grid>
        </Section>
      ))}
    </>
  )
}

type RankingProps = RankingKind & { scope: AttackScope; isAsked: boolean }

function Ranking({ by, kind, label, scope, isAsked }: RankingProps) {
  const t = useWords(attackWords)
  const f = useFormat()
  const { sites, include, span, isAimed, site } = scope
  const key = by === 'network' ? 'clientip' : by
  const read = useRanking(key, isAsked ? span : null, { sites: by === 'vhost' ? [] : sites, include })
  const title = t(`rank.${by}`)
  const where = () => ({ sites, span })
  const count = (value: string) => {
    if (by === 'vhost') return value === site ? undefined : () => scope.setSite(value)
    return by === 'network' || include[by]?.includes(value) ? undefined : () => scope.add(by, value)
  }
  return (
    <Section title={title} level={3}>
      <ReadSection
        read={read}
        failed={t('rank.failed')}
        lines={4}
        size="s"
        empty={{ title: t('rank.none'), isEmpty: (answer) => rowsOf(answer).rows.length === 0 }}
      >
        {(answer) => {
          const { rows, totalCount } = rowsOf(answer)
          const all = by === 'network' ? byNetwork(rows) : rows.map((row) => ({ ...row, first: row.key }))
          const sum = rows.reduce((total, { requests }) => total + requests, 0)
          const isCut = totalCount !== null && totalCount > rows.length
          const shown = all.slice(0, ROWS)
          return (
            <Stack gap={2}>
              <ListTable
                isFitted={by === 'network'}
                label={title}
                rows={shown}
                getRowId={(row) => row.key}
                columns={[
                  {
                    id: 'value',
                    header: title,
                    value: (row) => row.key,
                    cell: (row) =>
                      by === 'network' ? (
                        <NetworkName network={row.key} first={row.first} />
                      ) : (
                        <Key value={row.key} keyKind={label} />
                      ),
                    width: '55%',
                  },
                  {
                    id: 'requests',
                    header: t('rank.requests'),
                    value: (row) => row.requests,
                    cell: (row) =>
                      t('figures.cell', {
                        count: f.count(row.requests),
                        share: f.percent(sum > 0 ? row.requests / sum : null, 1),
                      }),
                    title: (row) => f.number(row.requests),
                    numeric: true,
                  },
                ]}
                control={(row) => {
                  const add = count(row.key)
                  return (
                    <Inline gap={1} wrap={false}>
                      {add && (
                        <IconButton
                          size="s"
                          icon={by === 'vhost' ? 'arrowRight' : 'filter'}
                          label={t(by === 'vhost' ? 'rank.look' : 'rank.count', { value: row.key })}
                          onClick={add}
                        />
                      )}
                      <ValueButton kind={kind} value={row.key} label={row.key} where={where} />
                    </Inline>
                  )
                }}
              />
              {(isCut || all.length > ROWS) && (
                <Text as="p" size="s" tone="muted">
                  {isCut ? t('rank.cut', { n: rows.length, all: totalCount }) : t('more', { n: all.length - ROWS })}
                </Text>
              )}
              {by === 'vhost' && isAimed && (
                <Text as="p" size="s" tone="muted">
                  {t('rank.sites.text')}
                </Text>
              )}
            </Stack>
          )
        }}
      </ReadSection>
    </Section>
  )
}

function Key({ value, keyKind }: { value: string; keyKind: KeyKind }) {
  const k = useWords(kindWords)
  const { locale } = useLocale()
  return <KeyLabel keyKind={keyKind} raw={value} name={keyText(value, keyKind, k, locale, undefined)} isBot={false} />
}

/** A network with the name of its owner, as far as the provider tells it of the busiest address. */
function NetworkName({ network, first }: { network: string; first: string }) {
  const isAllowed = useMay(usage.address).kind === 'allowed'
  const { data } = useRead(usage.address, isAllowed ? { ip: first } : null, { quiet: true })
  const owner = data && [data.asn != null && `AS${data.asn}`, data.organization].filter(Boolean).join(' ')
  return (
    <>
      <Text>{network}</Text>
      {owner && <Text tone="muted"> {owner}</Text>}
    </>
  )
}
