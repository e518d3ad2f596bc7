import { callApi, certificates, dns, itemsOf, useApi, useSendWrite, verificationNames } from '@parapet/api'
import { Button, CopyField, Inline, Notice, Skeleton, Stack, Status, Text, useWords } from '@parapet/ui'
import { useEffect, useState } from 'react'
import { useResultOf } from '../../../resource/useResultOf.ts'
import { useMay } from '../../../session/useMay.ts'
import { certificatesWords } from '../../../words/certificates.ts'

/** What the zone of a record says; `elsewhere` is a zone that is not hosted here. */
type Finding = { kind: 'found' | 'missing' | 'elsewhere' } | { kind: 'different'; value: string }

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '')
const tones = { found: 'good', missing: 'watch', different: 'bad', elsewhere: 'info' } as const

/** The CNAME records that confirm the domains of a DNS request, to copy and check. */
export function DnsRecords({ domains }: { domains: readonly string[] }) {
  const t = useWords(certificatesWords)
  const send = useSendWrite()
  const api = useApi()
  const mayRead = useMay(dns.domains).kind === 'allowed'
  const [target, setTarget] = useState<string | null>()
  const [isChecking, setChecking] = useState(false)
  useEffect(() => {
    send(certificates.verificationCname, {}).then(
      ({ cname }) => setTarget(cname),
      () => setTarget(null),
    )
  }, [send])
  const names = verificationNames(domains)
  const { result, begin } = useResultOf<ReadonlyMap<string, Finding> | 'failed'>([names, target])
  const findings = result === 'failed' ? null : result

  const findingOf = async (name: string, zones: readonly { id: number; name: string }[]): Promise<Finding> => {
    const [zone] = zones
      .filter((one) => name.endsWith(`.${plain(one.name)}`))
      .sort((a, b) => b.name.length - a.name.length)
    if (!zone) return { kind: 'elsewhere' }
    const { items } = itemsOf(await callApi(dns.records, { domain: zone.id }, api))
    const record = items.find(
      (row) => row.type === 'CNAME' && [row.name, `${row.name}.${zone.name}`].map(plain).includes(name),
    )
    if (!record) return { kind: 'missing' }
    return plain(record.value) === plain(target ?? '') ? { kind: 'found' } : { kind: 'different', value: record.value }
  }
  const check = async () => {
    setChecking(true)
    const store = begin()
    try {
      const zones = mayRead ? await callApi(dns.domains, {}, api) : []
      const found = await Promise.all(names.map(async (name) => [name, await findingOf(name, zones)] as const))
      store(new Map(found))
    } catch {
      store('failed')
    } finally {
      setChecking(false)
    }
  }
  if (target === undefined) return <Skeleton width="100%" height="80px" />
  if (target === null) return <Notice tone="bad">{t('records.failed')}</Notice>
  return (
    <Stack gap={4}>
      <Text as="p">{t('records.text')}</Text>
      {names.map((name) => {
        const finding = findings?.get(name)
        return (
          <Stack key={name} gap={2}>
            <CopyField label={`${t('records.name')} (CNAME)`} value={name} />
            {finding && (
              <Status
                tone={tones[finding.kind]}
                label={
                  finding.kind === 'different'
                    ? t('records.different', { value: finding.value })
                    : t(`records.${finding.kind}`)
                }
              />
            )}
          </Stack>
        )
      })}
      <CopyField label={t('records.target')} value={target} />
      {result === 'failed' && <Notice tone="bad">{t('records.checkFailed')}</Notice>}
      <Inline gap={2}>
        <Button size="s" icon="refresh" busy={isChecking} onClick={() => void check()}>
          {t('records.check')}
        </Button>
      </Inline>
    </Stack>
  )
}
