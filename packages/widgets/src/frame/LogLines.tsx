import { Code, CopyButton, Dialog, Stack, Tabs, Text, useWords } from '@parapet/ui'
import { useState } from 'react'
import { logLinesWords } from '../words/logLines.ts'
import { logLines } from './logLines.ts'

type Server = keyof typeof logLines
const servers = Object.keys(logLines) as Server[]

/** The configuration by which four servers log everything that the boards show. */
export function LogLineTabs() {
  const t = useWords(logLinesWords)
  const [server, setServer] = useState<Server>('nginx')
  const note = server === 'Caddy' ? t('caddy') : server === 'Varnish' ? t('varnish') : undefined
  return (
    <Stack gap={3}>
      <Text as="p">{t('text')}</Text>
      <Tabs
        label={t('server')}
        tabs={servers.map((id) => ({ id, label: id }))}
        selected={server}
        onSelect={(id) => setServer(servers.find((one) => one === id) ?? 'nginx')}
      >
        <Stack gap={2}>
          <Code block label={t('line', { server })}>
            {logLines[server]}
          </Code>
          {note && <Text as="p">{note}</Text>}
          <CopyButton key={server} text={logLines[server]} />
        </Stack>
      </Tabs>
    </Stack>
  )
}

/** Shows how four servers log everything that the boards show. */
export function LogLines({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords(logLinesWords)
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('title')} size="l">
      <LogLineTabs />
    </Dialog>
  )
}
