import type { SeenValue } from '@parapet/api'
import { useFormat, useLocale, useWords } from '@parapet/ui'
import { useOpenPage } from './useOpenPage.ts'
import { valuesWords } from './values.words.ts'

const MOST_IN_SUBJECT = 120
const MOST_SITES = 20

/** Returns a function that opens a new ticket with a value, where and when it was seen, and the address of the page. */
export function useTicketAbout(): (seen: SeenValue) => void {
  const t = useWords(valuesWords)
  const f = useFormat()
  const { zone } = useLocale()
  const openPage = useOpenPage()
  return ({ kind, value, sites, span }) => {
    const name = t(`kind.${kind}`)
    const more = sites.length > MOST_SITES ? ['…'] : []
    const lines = [
      t('ticket.value', { kind: name, value }),
      sites.length > 0 && t('ticket.sites', { sites: [...sites.slice(0, MOST_SITES), ...more].join(', ') }),
      span && t('ticket.span', { ...f.ends(span), zone }),
      t('ticket.page', { url: location.href }),
    ].filter((line) => line !== false && line !== null)
    openPage({
      does: 'open',
      page: 'soporte',
      query: { open: 'new' },
      filled: {
        subject: t('ticket.subject', { kind: name, value: value.slice(0, MOST_IN_SUBJECT) }),
        description: `${t('ticket.question')}\n\n\n${lines.join('\n')}`,
      },
    })
  }
}
