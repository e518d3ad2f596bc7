import { useNavigate } from 'react-router-dom'
import { withFilledIn } from '../../kit/resource/filledIn.ts'
import { toInCompany } from '../../platform/links/to.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { withFragment } from '../board/linkedWidget.ts'
import type { OpensPage } from './valueAction.ts'

/** Returns a function that opens the page of an action with what it is given. */
export function useOpenPage(): (act: OpensPage) => void {
  const navigate = useNavigate()
  const { company } = useSession()
  return ({ page, query, filled, inspect, widget, company: other }) => {
    const address = toInCompany(other ?? company?.id ?? null, page, undefined, query)
    const state = { ...(filled && withFilledIn(filled)), ...(inspect !== undefined && { inspect }) }
    void navigate(withFragment(address, widget), { state })
  }
}
