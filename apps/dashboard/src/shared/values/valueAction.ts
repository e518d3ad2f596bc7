import type { Call, Company, SeenValue, ValueKind } from '@parapet/api'
import type { IconName } from '@parapet/ui'
import type { ValuePlace } from '@parapet/widgets'
import type { FilledIn } from '../../kit/resource/filledIn.ts'
import type { PlainPage } from '../../platform/links/to.ts'
import type { shortUntils } from './until.ts'
import type en from './values.en.ts'

/** A page that is opened, and what of the value it is given. */
export interface OpensPage {
  readonly does: 'open'
  readonly page: PlainPage
  readonly query?: Readonly<Record<string, string>> | URLSearchParams
  /** The first values of the form of a new item. */
  readonly filled?: FilledIn
  /** What the request inspector of a board opens with. */
  readonly inspect?: string
  /** The widget of home to scroll to. */
  readonly widget?: string
  /** The company whose page it is, if not the current one. */
  readonly company?: number
}

/** URLs that are added to the composer of a page; several of them are chosen from first. */
export interface ComposesUrls {
  readonly does: 'compose'
  readonly page: PlainPage
  /** The storage code of the composer's draft. */
  readonly draft: 'purge.url' | 'prefetch'
  readonly query?: Readonly<Record<string, string>>
  readonly urls: readonly string[]
}

/** One URL that a page is opened with; several of them are chosen from first. */
export interface OpensUrl {
  readonly does: 'openUrl'
  readonly page: PlainPage
  readonly queryOf: (url: string) => Readonly<Record<string, string>>
  readonly urls: readonly string[]
}

/** A question that is asked where one is. */
export interface Asks {
  readonly does: 'ask'
  readonly dialog: 'block' | 'addToList' | 'inspectAddress' | 'note'
}

/** An address is blocked at once for some time; the toast takes it back. */
interface BlocksFor {
  readonly does: 'block'
  readonly until: (typeof shortUntils)[number]
}

/** A ticket about the value, with where and when it was seen. */
interface WritesTicket {
  readonly does: 'ticket'
}

export type Act = OpensPage | ComposesUrls | OpensUrl | Asks | BlocksFor | WritesTicket

/** What an action may know of where the reader is. */
export interface Surroundings {
  readonly company: Company
  readonly place: ValuePlace
  /** The board that shows traffic, if the reader may open one. */
  readonly board: 'analytics' | 'stats' | undefined
}

/** A row of the seventh table: what can be done with values of some kinds. */
export interface ValueAction {
  readonly key: Extract<keyof typeof en, `action.${string}`>
  readonly icon: IconName
  readonly kinds: readonly ValueKind[]
  /** What it sends, or the page sends: without permission it is listed with the reason. */
  readonly call?: Call
  /** What it does; null if it does not apply to this value. A page that the user may not open hides it. */
  readonly act: (seen: SeenValue, around: Surroundings) => Act | null
}
