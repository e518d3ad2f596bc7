import type { Company, ServiceGroup, ServiceKey, User } from '@parapet/api'
import type { IconName } from '@parapet/ui'
import type appWords from '../words/app.en.ts'
import type { NoticeKey } from '../words/noticeKey.ts'

/** The user and company that a guard checks. */
export interface Visitor {
  readonly user: User | null
  readonly company: Company | null
}

/** The access rule of a page: a pure function of user and company, with the message for users it rejects. */
export interface Guard {
  readonly name: string
  readonly isPublic: boolean
  readonly messageKey: NoticeKey | null
  allows(visitor: Visitor): boolean
  /** One of these has to be usable. */
  readonly services?: readonly ServiceKey[]
  lacks?(visitor: Visitor): ServiceKey | undefined
  /** The page opens before the user has set up the two-factor that the company requires. */
  readonly opensWithoutTwoFactor?: true
}

/** Allows everybody. */
export const anyone: Guard = { name: 'anyone', isPublic: true, messageKey: null, allows: () => true }

export type TitleKey = Extract<keyof typeof appWords, `title.${string}`>

interface Options {
  readonly title: TitleKey
  /** The folder of its screen in `screens/`, if it is not named as the page. */
  readonly screen?: string
  readonly menu?: ServiceGroup | 'home'
  readonly icon?: IconName
  readonly service?: ServiceKey
  /** Another service with the same page, which is the menu entry of both although §2 hides them. */
  readonly sharedWith?: ServiceKey
  /** A second name of another page, which is not listed by itself. */
  readonly isAlias?: true
  readonly crumbs?: readonly string[]
  readonly keepsQuery?: true
  /** Its address names something of one company: a company switch opens home instead. */
  readonly isOfOneCompany?: true
  /** Belongs to the person alone: closed to staff who act as them. */
  readonly isPersonal?: true
  /** Rendered without the shell: no menu and no search. */
  readonly isBare?: true
}

/** A row of the pages table: the path of a screen, its guard and its title (§2). */
export interface PathRow extends Options {
  /** Without slashes at its ends. `{company?}` is the optional company id; other names in braces are params. */
  readonly path: string
  readonly guard: Guard
}

/** A row of the table of paths. */
export function path<const P extends string, const O extends Options>(
  path: P,
  guard: Guard,
  options: O,
): Omit<PathRow, keyof O> & O & { readonly path: P } {
  return { path, guard, ...options }
}
