import type { ApiContext, Company, ServiceGroup, ServiceKey, User } from '@parapet/api'
import type { IconName, Locale } from '@parapet/ui'
import type { ComponentType } from 'react'
import type { Says } from './session/types.ts'
import type appWords from './words/app.en.ts'

/** Who stands before a page. */
export interface Visitor {
  readonly user: User | null
  readonly company: Company | null
}

/** A page's own need: a pure function of the session, with what is said to whom it turns away. */
export interface Guard {
  /** For the access matrix and the docs: 'hired stats'. */
  readonly name: string
  readonly isPublic: boolean
  /** null: turned away without a word. */
  readonly says: Says | null
  admits(visitor: Visitor): boolean
}

/** Open to everybody. */
export const anyone: Guard = { name: 'anyone', isPublic: true, says: null, admits: () => true }

/** What a screen's module gives. */
export interface Screen {
  readonly default: ComponentType
  /** Asks what its first picture will need, before the page around it is drawn. */
  readonly ahead?: (visitor: Visitor, api: ApiContext) => void
}

/** Title keys stand in `words/app`. */
export type TitleKey = Extract<keyof typeof appWords, `title.${string}`>

interface Options {
  /** Names the page in the browser, in crumbs and in the access matrix. */
  readonly title: TitleKey
  /** The group of the side menu for pages that are no service; services bring their own. */
  readonly menu?: ServiceGroup | 'home'
  /** For pages in the menu that are no service. */
  readonly icon?: IconName
  /** The service the page belongs to: menu label, icon and group come from its row. */
  readonly service?: ServiceKey
  /** A later release brings the screen: it says so, and the menu shows it quietly. */
  readonly planned?: true
  /** What the screen says: fetched beside its code, not by one part of it after the other. */
  readonly words?: readonly { load(locale: Locale): Promise<void> }[]
  /** The pages between Home and this one. */
  readonly crumbs?: readonly string[]
}

/** One row of the table: one screen (§2). */
export interface Page extends Options {
  /** Without slashes at its ends. `{company?}` is the optional company id; other names in braces are params. */
  readonly path: string
  readonly guard: Guard
  readonly load: () => Promise<Screen>
}

/** A row of the pages table. */
export function page<const P extends string>(
  path: P,
  guard: Guard,
  load: () => Promise<Screen>,
  options: Options,
): Page & { readonly path: P } {
  return { path, guard, load, ...options }
}
