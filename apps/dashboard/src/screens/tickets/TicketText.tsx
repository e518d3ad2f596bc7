import { RichText, useWords } from '@parapet/ui'
import { ticketsWords } from './tickets.words.ts'
import { ticketText } from './ticketText.ts'

/** A text of a ticket with its headings, lists, tables, code and links; no markup of it becomes HTML. */
export function TicketText({ text }: { text: string }) {
  const t = useWords(ticketsWords)
  return <RichText blocks={ticketText(text)} codeLabel={t('code')} tableLabel={t('table')} />
}
