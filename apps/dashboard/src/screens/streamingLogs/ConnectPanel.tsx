import { callApi, failureOf, logs, useApi } from '@parapet/api'
import {
  Button,
  Card,
  Code,
  CopyButton,
  CopyField,
  Inline,
  Section,
  Stack,
  Tabs,
  Text,
  useToast,
  useWords,
} from '@parapet/ui'
import { saveBlob } from '@parapet/ui/table'
import { useState } from 'react'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { useSession } from '../../session/SessionContext.ts'
import { streamingLogsWords } from '../../words/streamingLogs.ts'
import { snippetOf, snippets, streamOf } from './snippets.ts'

/** How to connect to the stream: brokers, topics and group, the certificates, and sample configurations. */
export function ConnectPanel() {
  const t = useWords(streamingLogsWords)
  const toast = useToast()
  const describe = useDescribeFailure()
  const api = useApi()
  const { company } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [snippet, setSnippet] = useState<(typeof snippets)[number]>('python')
  const id = company?.id ?? 0
  const stream = streamOf(id)
  const code = snippetOf(snippet, id)
  const download = async () => {
    setBusy(true)
    try {
      const { blob, name } = await callApi(logs.streamingTemplate, {}, api)
      saveBlob(name ?? `c${id}.zip`, blob)
    } catch (problem) {
      toast.error(describe(failureOf(problem)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap={8}>
      <Section
        title={t('template.title')}
        actions={
          <Button tone="primary" icon="download" busy={isBusy} onClick={() => void download()}>
            {t('template.download')}
          </Button>
        }
      >
        <Text as="p">{t('template.text')}</Text>
      </Section>
      <Section title={t('stream.title')}>
        <Card>
          <Stack gap={4}>
            <CopyField label={t('stream.brokers')} value={stream.brokers.join(',')} help={t('stream.brokers.help')} />
            <CopyField label={t('stream.topic')} value={stream.topic} />
            <CopyField label={t('stream.wafTopic')} value={stream.wafTopic} help={t('stream.wafTopic.help')} />
            <CopyField label={t('stream.group')} value={stream.group} help={t('stream.group.help')} />
          </Stack>
        </Card>
      </Section>
      <Section title={t('snippets.title')}>
        <Tabs
          label={t('snippets.title')}
          selected={snippet}
          onSelect={(next) => setSnippet(snippets.find((one) => one === next) ?? 'python')}
          tabs={snippets.map((name) => ({ id: name, label: t(`snippet.${name}`) }))}
        >
          <Stack gap={3}>
            <Code block label={t(`snippet.${snippet}`)}>
              {code}
            </Code>
            <Inline>
              <CopyButton text={code} />
            </Inline>
          </Stack>
        </Tabs>
      </Section>
    </Stack>
  )
}
