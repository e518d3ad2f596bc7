import { type DnsDomain, dns, remaining, useRead, writeBind, zoneCsvCell, zoneCsvColumns } from '@parapet/api'
import { Button, EmptyState, LinkButton, Menu, type MenuItem, Stack, Status, Tabs, useWords } from '@parapet/ui'
import { saveText, toCsv } from '@parapet/ui/table'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { NEW_ITEM } from '../../kit/resource/useListState.ts'
import { useOpenItem } from '../../kit/resource/useOpenItem.ts'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { useUrlState } from '../../platform/router/useUrlState.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { DomainDelegation } from './DomainDelegation.tsx'
import { DomainStatistics } from './DomainStatistics.tsx'
import { delegationStatus } from './delegationStatus.ts'
import { dnsWords } from './dns.words.ts'
import { domainsWords } from './dnsDomains.words.ts'
import { ImportDrawer } from './ImportDrawer.tsx'
import { RecordDrawer } from './RecordDrawer.tsx'
import { RecordsGrid } from './RecordsGrid.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { TemplateDrawer } from './TemplateDrawer.tsx'
import { useZone } from './useZone.ts'
import { WaitingChanges } from './WaitingChanges.tsx'
import { ZoneFindings } from './ZoneFindings.tsx'
import { ZoneText } from './ZoneText.tsx'
import { zoneSchema, zoneViews } from './zoneView.ts'

/** The zone of a domain: its records with the pending changes, its zone file, its delegation and its queries. */
export function ZoneScreen({ domainId }: { domainId: string }) {
  const t = useWords(dnsWords)
  const domains = useWords(domainsWords)
  const ui = useWords(resourceWords)
  const to = useTo()
  const read = useRead(dns.domains, {})
  const domain = read.data?.find(({ id }) => String(id) === domainId)
  if (domain) return <OpenZone domain={domain} />
  const trail = [{ label: domains('title'), href: to('dnsdelegation') }]
  return (
    <Stack gap={6}>
      <PageHeader title={t('zone')} trail={trail} />
      <ReadSection read={read} failed={ui('list.failed')} lines={8}>
        {() => (
          <EmptyState
            title={t('gone.title')}
            text={t('gone.text')}
            action={
              <LinkButton icon="arrowLeft" href={to('dnsdelegation')}>
                {t('gone.back')}
              </LinkButton>
            }
          />
        )}
      </ReadSection>
    </Stack>
  )
}

function OpenZone({ domain }: { domain: DnsDomain }) {
  const t = useWords(dnsWords)
  const domains = useWords(domainsWords)
  const ui = useWords(resourceWords)
  const to = useTo()
  const item = useOpenItem()
  const [{ view }, change] = useUrlState(zoneSchema)
  const zone = useZone(domain)
  const locked = refusalText(useMay(dns.addRecord))
  const records = remaining(zone.entries).map(({ record }) => record)
  const isRead = zone.read.data !== undefined
  const needsRecords = isRead ? {} : { disabledReason: t('reading') }
  const items: readonly MenuItem[] = [
    {
      label: t('template'),
      icon: 'layers',
      onSelect: () => item.open('template'),
      ...(locked ? { disabledReason: locked } : needsRecords),
    },
    {
      label: t('import'),
      icon: 'upload',
      onSelect: () => item.open('import'),
      ...(locked ? { disabledReason: locked } : needsRecords),
    },
    {
      label: t('undo.last'),
      icon: 'history',
      onSelect: () => {
        zone.stageUndo()
        item.open('review')
      },
      ...(locked ? { disabledReason: locked } : zone.canUndo ? needsRecords : { disabledReason: t('undo.nothing') }),
    },
    'separator',
    {
      label: t('export.bind'),
      icon: 'download',
      onSelect: () => saveText(`${domain.name}.zone`, writeBind(records, domain.name), 'text/plain'),
      ...needsRecords,
    },
    {
      label: t('export.csv'),
      icon: 'download',
      onSelect: () => {
        const columns = zoneCsvColumns.map((header) => ({
          header,
          value: (record: (typeof records)[number]) => zoneCsvCell(record, header, domain.name),
        }))
        saveText(`${domain.name}.csv`, toCsv(columns, records))
      },
      ...needsRecords,
    },
  ]
  return (
    <Stack gap={3}>
      <PageHeader
        title={domain.name}
        trail={[{ label: domains('title'), href: to('dnsdelegation') }]}
        sentence={<Status {...delegationStatus(domain, domains)} />}
        actions={
          <>
            <Menu
              label={t('more')}
              placement="bottom-end"
              items={items}
              trigger={
                <Button icon="more" tone="secondary">
                  {t('more')}
                </Button>
              }
            />
            <Button tone="primary" icon="plus" disabledReason={locked} onClick={() => item.open(NEW_ITEM)}>
              {t('new')}
            </Button>
          </>
        }
      />
      <WaitingChanges zone={zone} lockedBy={locked} onReview={() => item.open('review')} />
      <Tabs
        label={t('views')}
        tabs={zoneViews.map((id) => ({ id, label: t(`view.${id}`) }))}
        selected={view}
        onSelect={(id) => change({ view: zoneViews.find((one) => one === id) ?? 'records' })}
      >
        {view === 'delegation' ? (
          <DomainDelegation row={domain} />
        ) : view === 'statistics' ? (
          <DomainStatistics domain={domain} />
        ) : (
          <Stack gap={4}>
            <ReadSection read={zone.read} failed={ui('list.failed')} lines={8}>
              {() =>
                view === 'text' ? (
                  <ZoneText zone={zone} lockedBy={locked} onTaken={() => change({ view: 'records' })} />
                ) : (
                  <>
                    <ZoneFindings zone={zone} />
                    <RecordsGrid zone={zone} lockedBy={locked} />
                  </>
                )
              }
            </ReadSection>
          </Stack>
        )}
      </Tabs>
      <RecordDrawer zone={zone} lockedBy={locked} />
      <TemplateDrawer zone={zone} />
      <ImportDrawer zone={zone} />
      <ReviewDialog zone={zone} lockedBy={locked} />
    </Stack>
  )
}
