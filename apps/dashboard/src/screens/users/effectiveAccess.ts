import { type Company, type CompanyUser, permissionOf, type Role, type User } from '@parapet/api'
import { pathList } from '../../platform/paths/paths.ts'
import { type PageRefusal, whyNot } from '../../platform/paths/whyNot.ts'
import { everyPaletteAction } from '../../shell/palette/paletteActions.ts'

/** Whether somebody may open a page or do something; if not, why. */
export interface Effect<Key> {
  readonly key: Key
  readonly refusal: PageRefusal | null
}

/** What somebody would see in a company: every page, and what is done on them. */
export interface EffectiveAccess {
  readonly pages: readonly Effect<(typeof pathList)[number]>[]
  readonly actions: readonly Effect<(typeof everyPaletteAction)[number]['key']>[]
}

const pages = pathList.filter(
  ({ guard, path, isAlias, isBare, menu, service }) =>
    !guard.isPublic && !isAlias && !isBare && !/\{\w+\}/.test(path) && (menu ?? service) !== undefined,
)

/** The user as this company knows them: with their roles here, and nothing of other companies or the provider. */
export function userOf(row: CompanyUser, roles: readonly Role[], company: Company): User {
  const { id, username, email, first_name, last_name } = row
  const own = roles.filter((role) => row.roles.some((held) => held.id === role.id))
  return {
    ...{ id, username, email, first_name, last_name },
    ...{ is_staff: false, is_dealer: false, api_key: null, user_preferences: null, clientprofile_set: [] },
    transparentprofile_set: [{ id: 0, company: { id: company.id, name: company.name }, roles: own }],
  }
}

/** Returns what somebody would see, by the rules that guard every page and every call. */
export function effectiveAccess(user: User, company: Company, themeName: string): EffectiveAccess {
  const visitor = { user, company }
  const actions = everyPaletteAction.map(({ key, page, call }) => {
    const atPage = pathList.find(({ name }) => name === page)
    const noPage = atPage ? whyNot(atPage.guard, visitor) : null
    const permission = call ? permissionOf(call, { ...visitor, themeName }) : null
    return { key, refusal: noPage ?? (permission?.kind === 'refused' ? refusalOf(permission.reason) : null) }
  })
  return { pages: pages.map((page) => ({ key: page, refusal: whyNot(page.guard, visitor) })), actions }
}

function refusalOf(reason: Extract<ReturnType<typeof permissionOf>, { kind: 'refused' }>['reason']): PageRefusal {
  return reason.kind === 'signedOut' || reason.kind === 'company' ? { kind: 'unknown' } : reason
}
