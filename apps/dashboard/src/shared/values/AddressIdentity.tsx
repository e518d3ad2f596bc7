import {
  addressCount,
  engineClaim,
  networkText,
  parseNetwork,
  rowsOf,
  type SeenValue,
  usage,
  useRead,
} from '@parapet/api'
import { Heading, Inline, KeyValue, Notice, Stack, Tag, Text, useFormat, useLocale, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useValueRanking } from './useValueRanking.ts'
import { valuesWords } from './values.words.ts'

const MOST_AGENTS = 5

/** Whose an address is: country, network, risk score, and which search engine it says it is. Of a network, its first address. */
export function AddressIdentity({ seen, address }: { seen: SeenValue; address: string }) {
  const t = useWords(valuesWords)
  const f = useFormat()
  const network = parseNetwork(address)
  const size = network ? addressCount(network) : 1n
  const first = network ? networkText({ ...network, prefix: network.version === 4 ? 32 : 128 }) : address
  return (
    <section aria-label={t('who.title')}>
      <Stack gap={2}>
        <Heading level={3} size="s">
          {t('who.title')}
        </Heading>
        {size > 1n && <Text as="p">{t('who.network', { n: f.number(Number(size)), first })}</Text>}
        <Owner ip={first} />
        <Risk ip={first} />
        {size === 1n && <Claim seen={seen} ip={first} />}
      </Stack>
    </section>
  )
}

function Owner({ ip }: { ip: string }) {
  const t = useWords(valuesWords)
  const f = useFormat()
  const { locale } = useLocale()
  const names = useMemo(() => new Intl.DisplayNames([locale], { type: 'region' }), [locale])
  const mayNot = refusalText(useMay(usage.address))
  const read = useRead(usage.address, mayNot ? null : { ip }, { quiet: true })
  if (mayNot) return <Notice tone="info">{mayNot}</Notice>
  return (
    <ReadSection read={read} failed={t('who.failed')} lines={3} size="s">
      {(who) => {
        const code = who.country_code?.toUpperCase()
        const country = code && /^[A-Z]{2}$/.test(code) ? names.of(code) : who.country_name
        const owner = [who.asn != null && `AS${who.asn}`, who.organization].filter(Boolean).join(' ')
        return (
          <KeyValue
            items={[
              { label: t('kind.country'), value: [country, who.city_name].filter(Boolean).join(', ') },
              { label: t('who.owner'), value: owner },
              { label: t('who.datacenter'), value: owner && t(who.is_datacenter ? 'who.yes' : 'who.no') },
              {
                label: t('who.requests'),
                value: t('traffic.requests', {
                  n: who.requests,
                  count: f.number(who.requests),
                  bytes: f.bytes(who.bytes),
                }),
              },
            ]}
          />
        )
      }}
    </ReadSection>
  )
}

function Risk({ ip }: { ip: string }) {
  const t = useWords(valuesWords)
  const mayNot = refusalText(useMay(usage.addressScore))
  const read = useRead(usage.addressScore, mayNot ? null : { ip }, { quiet: true })
  if (mayNot) return <KeyValue items={[{ label: t('who.score'), value: mayNot }]} />
  return (
    <ReadSection read={read} failed={t('who.riskFailed')} lines={2} size="s">
      {({ score, flags }) => (
        <KeyValue
          items={[
            { label: t('who.score'), value: t('who.scoreOf', { n: score }) },
            {
              label: t('who.flags'),
              value:
                flags.length > 0 ? (
                  <Inline gap={1}>
                    {flags.map((flag) => (
                      <Tag key={flag}>{flag}</Tag>
                    ))}
                  </Inline>
                ) : null,
            },
          ]}
        />
      )}
    </ReadSection>
  )
}

/** What the address says it is: a claim of its user agent, beside the owner of its network. */
function Claim({ seen, ip }: { seen: SeenValue; ip: string }) {
  const t = useWords(valuesWords)
  const mayNot = useMay(usage.address).kind === 'refused'
  const { data: who } = useRead(usage.address, mayNot ? null : { ip }, { quiet: true })
  const { data: ranked } = useValueRanking(seen, 'agent', MOST_AGENTS)
  const agents = ranked ? rowsOf(ranked).rows.map(({ key }) => key) : []
  const claim = engineClaim(agents, who?.organization)
  if (!claim) return null
  const network = claim.isOwnNetwork === null ? 'unknown' : claim.isOwnNetwork ? 'own' : 'another'
  return (
    <Notice tone={network === 'another' ? 'watch' : 'info'}>
      {t('who.claim', { name: claim.name, network, owner: who?.organization ?? '' })}
    </Notice>
  )
}
