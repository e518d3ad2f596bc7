import { type DnsDomain, dns, useRead } from '@parapet/api'
import { Button, CopyField, Inline, Notice, Stack, Status, Text, useWords } from '@parapet/ui'
import { delegationStatus } from './delegationStatus.ts'
import { domainsWords } from './dnsDomains.words.ts'

/** The name servers to set at the registrar, and whether the provider has detected them. */
export function DomainDelegation({ row }: { row: DnsDomain }) {
  const t = useWords(domainsWords)
  const read = useRead(dns.domains, {})
  const domain = read.data?.find(({ id }) => id === row.id) ?? row
  return (
    <Stack gap={6}>
      <Inline gap={3}>
        <Status {...delegationStatus(domain, t)} />
        <Button size="s" icon="refresh" busy={read.isRefreshing} onClick={read.retry}>
          {t('delegation.check')}
        </Button>
      </Inline>
      <Text as="p">{t(domain.delegated ? 'delegation.done' : 'delegation.todo')}</Text>
      {domain.name_servers.length === 0 ? (
        <Notice tone="info">{t('delegation.ask')}</Notice>
      ) : (
        <Stack gap={3}>
          {domain.name_servers.map((server, index) => (
            <CopyField key={server} label={t('delegation.server', { n: index + 1 })} value={server} />
          ))}
        </Stack>
      )}
      <Text as="p" tone="muted" size="s">
        {t('delegation.wait')}
      </Text>
    </Stack>
  )
}
