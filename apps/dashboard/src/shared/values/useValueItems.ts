import { canonicalNetwork, type SeenValue } from '@parapet/api'
import { type MenuAction, useWords } from '@parapet/ui'
import type { ValuePlace } from '@parapet/widgets'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { match } from '../../platform/links/match.ts'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMayOf } from '../../platform/session/useMay.ts'
import { AskContext } from './AskContext.ts'
import { useBlockFor } from './blocking.ts'
import { useOpenPage } from './useOpenPage.ts'
import { useTicketAbout } from './useTicketAbout.ts'
import { useUrlActs } from './useUrlActs.ts'
import type { Act } from './valueAction.ts'
import { actionsOf } from './valueActions.ts'
import { valuesWords } from './values.words.ts'

const boards = ['analytics', 'stats'] as const

const pageOf = (act: Act) => (act.does === 'ticket' ? 'soporte' : 'page' in act ? act.page : undefined)

/** Whether an action leads to the tab that the reader is on. */
function isThere(act: Act, search: string): boolean {
  if (act.does === 'compose') return true
  if (act.does !== 'open' || act.inspect !== undefined || act.company !== undefined) return false
  const tab = new URLSearchParams(act.query).get('tab')
  return tab === null || tab === new URLSearchParams(search).get('tab')
}

/** Returns the menu items of a value: what this user can do with it in this company, with the reason for what they may not. */
export function useValueItems(seen: SeenValue, place: ValuePlace): readonly MenuAction[] {
  const t = useWords(valuesWords)
  const { user, company } = useSession()
  const mayOf = useMayOf()
  const ask = use(AskContext)
  const openPage = useOpenPage()
  const actOnUrls = useUrlActs()
  const writeTicket = useTicketAbout()
  const blockFor = useBlockFor()
  const { pathname, search } = useLocation()
  const here = match(pathname)?.page.name
  if (!user || !company) return []
  const board = boards.find((page) => paths[page].guard.allows({ user, company }))
  const run = (act: Act) => {
    switch (act.does) {
      case 'open':
        return openPage(act)
      case 'ask':
        return ask({ dialog: act.dialog, seen })
      case 'block':
        return void blockFor(canonicalNetwork(seen.value) ?? seen.value, act.until)
      case 'ticket':
        return writeTicket(seen)
      default:
        return act.urls.length === 1 ? actOnUrls(act, act.urls) : ask({ dialog: 'urls', act, seen })
    }
  }
  return actionsOf(seen.kind).flatMap(({ key, icon, call, act: actOn }): MenuAction[] => {
    const act = actOn(seen, { company, place, board })
    if (!act) return []
    const refusal = refusalText(mayOf(call))
    const page = pageOf(act)
    if (page && page === here && (place === 'row' || isThere(act, search))) return []
    if (!refusal && page && !paths[page].guard.allows({ user, company })) return []
    const disabledReason = refusal ?? ('urls' in act && act.urls.length === 0 ? t('urls.none') : undefined)
    return [{ label: t(key), icon, ...(disabledReason && { disabledReason }), onSelect: () => run(act) }]
  })
}
