import { company as companyCalls, type FirewallFormat, firewallFile, firewallFormats, useRead } from '@parapet/api'
import { Accordion, Button, Code, CopyButton, Inline, Notice, Select, Stack, Text, useWords } from '@parapet/ui'
import { saveText } from '@parapet/ui/table'
import { useState } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { useArea } from '../../shared/provisioning/area.ts'
import { backends } from './backends.tsx'
import { backendsWords } from './backends.words.ts'

/** The tab of backends. */
export default function BackendsTab() {
  const { name } = useArea()
  return (
    <Stack gap={6}>
      <ResourceScreen resource={backends[name]} isEmbedded />
      <IpRanges />
    </Stack>
  )
}

function IpRanges() {
  const t = useWords(backendsWords)
  return <Accordion items={[{ id: 'ranges', title: t('ranges.title'), content: <Ranges /> }]} />
}

function Ranges() {
  const t = useWords(backendsWords)
  const read = useRead(companyCalls.ipRanges, {}, { quiet: true })
  return (
    <ReadSection
      read={read}
      failed={t('ranges.failed')}
      empty={{ title: t('ranges.empty'), text: t('ranges.emptyText') }}
    >
      {(ranges) => <RangeFile ranges={ranges} />}
    </ReadSection>
  )
}

function RangeFile({ ranges }: { ranges: readonly string[] }) {
  const t = useWords(backendsWords)
  const [format, setFormat] = useState<FirewallFormat>('text')
  const file = firewallFile(ranges, format)
  return (
    <Stack gap={3} align="start">
      <Select
        label={t('ranges.format')}
        name="format"
        value={format}
        options={firewallFormats.map((value) => ({ value, label: t(`ranges.${value}`) }))}
        onChange={(value) => setFormat(firewallFormats.find((known) => known === value) ?? 'text')}
      />
      <Inline gap={2}>
        <CopyButton text={file.text} />
        <Button size="s" icon="download" onClick={() => saveText(file.name, file.text, file.type)}>
          {t('ranges.download')}
        </Button>
      </Inline>
      {file.left > 0 && <Notice tone="watch">{t('ranges.left', { n: file.left })}</Notice>}
      {(format === 'nginx' || format === 'iptables') && <Text tone="muted">{t(`ranges.${format}Help`)}</Text>}
      <Code block label={t('ranges.title')}>
        {file.text.trimEnd()}
      </Code>
    </Stack>
  )
}
