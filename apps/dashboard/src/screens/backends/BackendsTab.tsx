import { company as companyCalls, useRead } from '@parapet/api'
import { Accordion, Code, CopyButton, Stack, useWords } from '@parapet/ui'
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
      {(ranges) => (
        <Stack gap={2} align="start">
          <CopyButton text={ranges.join('\n')} />
          <Code block label={t('ranges.title')}>
            {ranges.join('\n')}
          </Code>
        </Stack>
      )}
    </ReadSection>
  )
}
