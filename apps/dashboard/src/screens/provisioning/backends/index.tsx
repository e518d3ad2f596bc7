import { company as companyCalls, itemsOf, useRead } from '@parapet/api'
import { Accordion, Code, CopyButton, Stack, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ReadPanel } from '../../../kit/read/ReadPanel.tsx'
import { ResourceScreen } from '../../../resource/ResourceScreen.tsx'
import { useSession } from '../../../session/SessionContext.ts'
import { backendsWords } from '../../../words/backends.ts'
import { useArea } from '../area.ts'
import { useLive } from '../vcl/useLive.ts'
import { backends } from './backends.tsx'
import { useBackendProblems } from './useBackendProblems.ts'

/** The tab of backends. */
export default function BackendsTab() {
  const { name: area, calls } = useArea()
  const { company } = useSession()
  const { live } = useLive(area)
  const known = useRead(calls.backends, {}, { quiet: true }).data
  const problems = useBackendProblems().data
  const resource = useMemo(
    () =>
      backends({
        area,
        calls,
        company: company?.id ?? 0,
        sites: (company?.sites ?? []).map(({ url }) => url),
        known: known ? itemsOf(known).items : [],
        live,
        problems,
      }),
    [area, calls, company, known, live, problems],
  )
  return (
    <Stack gap={6}>
      <ResourceScreen resource={resource} isEmbedded />
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
    <ReadPanel
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
    </ReadPanel>
  )
}
