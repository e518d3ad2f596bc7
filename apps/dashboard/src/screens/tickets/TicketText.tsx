import { Code, Link, Stack, Text, useWords } from '@parapet/ui'
import { ticketsWords } from './tickets.words.ts'
import { type TextBlock, ticketText } from './ticketText.ts'

/** A text of a ticket with its white space, code and links; markup stays text. */
export function TicketText({ text }: { text: string }) {
  const t = useWords(ticketsWords)
  return (
    <Stack gap={2}>
      {ticketText(text).map((block, index) =>
        block.kind === 'code' ? (
          <Code key={index} block label={t('code')}>
            {block.text}
          </Code>
        ) : (
          <Prose key={index} {...block} />
        ),
      )}
    </Stack>
  )
}

function Prose({ runs }: Extract<TextBlock, { kind: 'prose' }>) {
  return (
    <Text as="div" keepSpace>
      {runs.map((run, index) =>
        typeof run === 'string' ? (
          run
        ) : (
          <span key={index}>
            <Link href={run.href} external>
              {run.label}
            </Link>
            {run.host && ` (${run.host})`}
          </span>
        ),
      )}
    </Text>
  )
}
