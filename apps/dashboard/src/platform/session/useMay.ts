import { type Call, heldWhileActing, type Permission, permissionOf } from '@parapet/api'
import { useLocale, useTheme, useWords } from '@parapet/ui'
import { shellWords } from '../words/shell.words.ts'
import { permissionWords } from './permission.words.ts'
import { useSession } from './SessionContext.ts'

/** Whether the user may make a call; if not, the reason and who can change that. */
export type May =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'refused'; readonly reason: string; readonly whoCanGrant: string }

type Refused = Extract<Permission, { kind: 'refused' }>

const allowed: May = { kind: 'allowed' }

/** Returns whether the user may make a call in the current company (`permissionOf`), with the reason as text. */
export function useMay(call: Call | undefined): May {
  return useMayOf()(call)
}

/** Returns `useMay` as a function, for the items of a menu. */
export function useMayOf(): (call: Call | undefined) => May {
  const { user, company, acting } = useSession()
  const { seed } = useTheme()
  const { locale } = useLocale()
  const t = useWords(permissionWords)
  const name = useWords(shellWords)
  const values = { company: company?.name ?? '' }
  const sentenceOf = (reason: Refused['reason']) => {
    switch (reason.kind) {
      case 'role':
        return t(`role.${reason.role}`, values)
      case 'notGranted':
      case 'notHired': {
        const names = reason.services.map((key) => name(`service.${key}`))
        return t(reason.kind, {
          ...values,
          services: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
        })
      }
      default:
        return t(reason.kind)
    }
  }
  return (call) => {
    if (!call) return allowed
    const held = acting && heldWhileActing(call, acting.hasControl)
    if (held) {
      const name = { name: acting.asName }
      return { kind: 'refused', reason: t(`acting.${held}`, name), whoCanGrant: t(`acting.${held}.grant`, name) }
    }
    const permission = permissionOf(call, { user, company, themeName: seed.name })
    return permission.kind === 'allowed'
      ? permission
      : { kind: 'refused', reason: sentenceOf(permission.reason), whoCanGrant: t(grantKey(permission), values) }
  }
}

/** Returns the reason of a refusal and who can change it as one text; undefined if the call is allowed. */
export function refusalText(may: May): string | undefined {
  return may.kind === 'refused' ? `${may.reason} ${may.whoCanGrant}` : undefined
}

function grantKey({ reason, whoCanGrant }: Refused) {
  if (whoCanGrant !== 'you') return `grant.${whoCanGrant}` as const
  switch (reason.kind) {
    case 'signedOut':
      return 'grant.login'
    case 'notHired':
      return 'grant.hire'
    default:
      return 'grant.ownRole'
  }
}
