import { callApi, logs, useApi } from '@parapet/api'
import {
  Accordion,
  Button,
  Card,
  Code,
  CopyButton,
  CopyField,
  Inline,
  KeyValue,
  Section,
  Stack,
  Tabs,
  Text,
  useWords,
} from '@parapet/ui'
import { saveBlob } from '@parapet/ui/table'
import { useState } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { archiveFiles, snippetOf, snippets, streamOf } from './snippets.ts'
import { streamingLogsWords } from './streamingLogs.words.ts'

/** How to connect to the stream: brokers, topics and group, the certificates, and sample configurations. */
export function ConnectPanel() {
  const t = useWords(streamingLogsWords)
  const api = useApi()
  const { company } = useSession()
  const { isBusy, run } = useTask()
  const [snippet, setSnippet] = useState<(typeof snippets)[number]>('python')
  const id = company?.id ?? 0
  const stream = streamOf(id)
  const code = snippetOf(snippet, id)
  const download = async () => {
    const { blob, name } = await callApi(logs.streamingTemplate, {}, api)
    saveBlob(name ?? `c${id}.zip`, blob)
  }
  return (
    <Stack gap={8}>
      <Section
        title={t('template.title')}
        actions={
          <Button tone="primary" icon="download" busy={isBusy} onClick={() => void run(download)}>
            {t('template.download')}
          </Button>
        }
      >
        <Text as="p">{t('template.text')}</Text>
        <Accordion
          items={[
            {
              id: 'files',
              title: t('files'),
              content: <KeyValue items={archiveFiles(id).map(({ name, what }) => ({ label: name, value: t(what) }))} />,
            },
          ]}
        />
      </Section>
      <Section title={t('stream.title')}>
        <Card>
          <Stack gap={4}>
            <CopyField label={t('stream.brokers')} value={stream.brokers.join(',')} help={t('stream.brokers.help')} />
            <CopyField label={t('stream.topic')} value={stream.topic} />
            <CopyField label={t('stream.wafTopic')} value={stream.wafTopic} help={t('stream.wafTopic.help')} />
            <CopyField
              label={t('stream.group')}
              value={stream.group}
              help={t('stream.group.help', { prefix: stream.prefix })}
            />
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
            <Inline justify="between" gap={3}>
              <Text tone="muted">{t(`use.${snippet}`)}</Text>
              {/* The button says that it has copied until another configuration is chosen. */}
              <CopyButton key={snippet} text={code} />
            </Inline>
            <Code block label={t(`snippet.${snippet}`)}>
              {code}
            </Code>
          </Stack>
        </Tabs>
      </Section>
    </Stack>
  )
}
