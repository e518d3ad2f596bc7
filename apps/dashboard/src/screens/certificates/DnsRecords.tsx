import { callApi, certificates, dns, itemsOf, useApi, verificationNames } from '@parapet/api'
import { Button, CopyField, Inline, Notice, Stack, Status, Text, useWords } from '@parapet/ui'
import { useTask } from '../../kit/action/useTask.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useAsked } from '../../kit/read/useAsked.ts'
import { useResultOf } from '../../kit/resource/useResultOf.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'

/** What the zone of a record says; `elsewhere` is a zone that is not hosted here. */
type Finding = { kind: 'found' | 'missing' | 'elsewhere' } | { kind: 'different'; value: string }

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '')
const tones = { found: 'good', missing: 'watch', different: 'bad', elsewhere: 'info' } as const

/** The CNAME records that confirm the domains of a DNS request, to copy and check. */
export function DnsRecords({ domains }: { domains: readonly string[] }) {
  const t = useWords(certificatesWords)
  const target = useAsked(certificates.verificationCname, {})
  return (
    <ReadSection read={target} failed={t('records.failed')} lines={2} size="s">
      {({ cname }) => <Records names={verificationNames(domains)} target={cname} />}
    </ReadSection>
  )
}

function Records({ names, target }: { names: readonly string[]; target: string }) {
  const t = useWords(certificatesWords)
  const api = useApi()
  const mayRead = useMay(dns.domains).kind === 'allowed'
  const { run, isBusy } = useTask()
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
    return plain(record.value) === plain(target) ? { kind: 'found' } : { kind: 'different', value: record.value }
  }
  const check = async () => {
    const store = begin()
    const work = async () => {
      const zones = mayRead ? await callApi(dns.domains, {}, api) : []
      return Promise.all(names.map(async (name) => [name, await findingOf(name, zones)] as const))
    }
    const found = await run(work, {
      onFailed: () => {
        store('failed')
        return true
      },
    })
    if (found) store(new Map(found.answer))
  }
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
        <Button size="s" icon="refresh" busy={isBusy} onClick={() => void check()}>
          {t('records.check')}
        </Button>
      </Inline>
    </Stack>
  )
}
