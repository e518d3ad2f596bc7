import { asciiHost, type DnsDomain, dns, isHostName, visibleText } from '@parapet/api'
import { TextField, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { useSavedAs } from '../../kit/resource/useSavedAs.ts'
import { DomainDelegation } from './DomainDelegation.tsx'
import { delegationStatus } from './delegationStatus.ts'
import { domainsWords } from './dnsDomains.words.ts'

interface DomainDraft {
  name: string
}

const domainName = (typed: string) => asciiHost(visibleText(typed)).toLowerCase()

/** The delegated domains. The name of a domain links to its zone. */
export const domains = resource({
  code: 'dns.domains',
  words: domainsWords,
  hasNote: true,
  list: allRows(dns.domains, () => ({})),
  getId: (row: DnsDomain) => String(row.id),
  getTitle: (row) => row.name,
  hrefOf: (row) => `?domain=${row.id}`,
  columns: (make, t) => [
    make.host('name', (row) => row.name, { primary: true }),
    make.status('delegated', (row) => delegationStatus(row, t), { primary: true, help: t('delegated.help') }),
    make.day('created', (row) => (row.created_at === null ? null : Date.parse(row.created_at) / 1000)),
  ],
  sort: { id: 'name', desc: false },
  form: {
    Fields: DomainFields,
    initial: (row): DomainDraft => ({ name: row?.name ?? '' }),
    check: ({ name }, t) => ({ name: isHostName(domainName(name)) ? undefined : t('error.name') }),
  },
  create: write(dns.addDomain, ({ name }: DomainDraft) => ({ body: { name: domainName(name) } })),
  remove: write(dns.removeDomain, (row: DnsDomain) => ({ domain: row.id })),
  isRemovalTyped: true,
  panels: [{ id: 'delegation', icon: 'dns', Panel: DomainDelegation }],
  historyPath: (row) => `/domain/${row.id}/`,
})

function DomainFields({ form }: { form: ResourceForm<DomainDraft>; row: DnsDomain | null }) {
  const t = useWords(domainsWords)
  const savedAs = useSavedAs()
  const { name } = form.values
  const help = savedAs(name.toLowerCase(), domainName(name), t('name.help'))
  return <TextField label={t('column.name')} required mono help={help} {...form.field('name')} />
}
