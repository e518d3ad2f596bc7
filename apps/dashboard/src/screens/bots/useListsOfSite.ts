import { botListKinds } from '@parapet/api'
import { choiceParam, idParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'

const params = { site: idParam, kind: choiceParam(botListKinds, 'allow') }

/** The site and the kind of the shown lists, in the URL. The only site of a company needs no choice. */
export function useListsOfSite() {
  const { company } = useSession()
  const [{ site, kind }, change] = useUrlState(params)
  const sites = company?.sites ?? []
  const chosen = sites.find(({ id }) => String(id) === site) ?? (sites.length === 1 ? sites[0] : undefined)
  return { sites, site: chosen?.id ?? null, kind, change }
}
