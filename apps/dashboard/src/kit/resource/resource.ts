import {
  type AnswerOf,
  type CallInput,
  itemsOf,
  type List,
  type ParamsOf,
  pageWindow,
  type ReadCall,
  type SeenValue,
  type WriteCall,
} from '@parapet/api'
import type { Catalogue, IconName, Messages, Option, T } from '@parapet/ui'
import type { Column, Sort } from '@parapet/ui/table'
import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { AnyT } from '../changes/anyWords.ts'
import type { HistoryField } from '../changes/historyValues.ts'
import type { ResourceForm } from '../form/useFields.ts'
import type { ColumnMakers } from './columns.tsx'

/** The query of a list; stored in the URL. */
export interface ListQuery {
  readonly search: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly sort: Sort | null
  readonly filters: Readonly<Record<string, string>>
}

/** The rows of an answer, and how many the provider has. */
interface Listed<Row> {
  readonly items: readonly Row[]
  readonly count: number
  /** Of how many rows of the provider's `count` these rows are computed. */
  readonly madeOf?: { readonly n: number; readonly count: number }
}

/** Where the rows of a list come from. `Tools` is what the hook of its resource returns; void without one. */
export interface ListSource<Row, Tools = void> {
  readonly call: ReadCall
  /** Returns the params of the call; null sends no request. */
  params(query: ListQuery, params: Readonly<Record<string, string>>, tools: Tools): object | null
  itemsOf(answer: unknown, tools: Tools): Listed<Row>
  /** The provider searches and pages; otherwise all rows are loaded at once. */
  readonly isPaged: boolean
  /** Returns the params of the rows that follow the first `loaded`, of a list that `isPaged` false cuts. */
  readonly olderParams?: (
    loaded: number,
    query: ListQuery,
    params: Readonly<Record<string, string>>,
    tools: Tools,
  ) => object
  /** The filters that `searchParams` passes on, so that they find rows which are not loaded. */
  readonly searchedFilters?: readonly string[]
  /** Returns the params with which the provider searches all rows, of a list that `isPaged` false cuts; the text may be empty. */
  readonly searchParams?: (
    search: string,
    query: ListQuery,
    params: Readonly<Record<string, string>>,
    tools: Tools,
  ) => object
}

type RowOf<C extends ReadCall> = AnswerOf<C> extends List<infer Row> ? Row : never
type ListParams<C extends ReadCall, Tools> = (
  query: ListQuery,
  params: Readonly<Record<string, string>>,
  tools: Tools,
) => ParamsOf<C> | null

const listFrom =
  (isPaged: boolean) =>
  <C extends ReadCall, Tools = unknown>(
    call: C,
    params: ListParams<C, Tools>,
  ): ListSource<RowOf<C>, NoInfer<Tools>> => ({
    call,
    params: params as ListSource<RowOf<C>, Tools>['params'],
    itemsOf: (answer) => itemsOf(answer as List<RowOf<C>>),
    isPaged,
  })

/** Loads all rows at once; the table searches, sorts and pages them. */
export const allRows = /* @__PURE__ */ listFrom(false)
/** Loads one page; the provider searches and pages. */
export const pagedRows = /* @__PURE__ */ listFrom(true)

/** Loads the newest rows at once, and those before them when asked to; the provider searches all of them. */
export function newestRows<C extends ReadCall, Tools = unknown>(
  call: C,
  most: number,
  params: ListParams<C, Tools>,
): ListSource<RowOf<C>, NoInfer<Tools>> {
  const part = (more: object) => (query: ListQuery, given: Readonly<Record<string, string>>, tools: Tools) => {
    const base = params(query, given, tools)
    return base && { ...base, limit: most, offset: 0, ...more }
  }
  return {
    ...listFrom(false)<C, Tools>(call, part({}) as ListParams<C, Tools>),
    olderParams: (offset, ...query) => part({ offset })(...query) ?? {},
    searchParams: (search, ...query) => part({ search })(...query) ?? {},
  }
}

/** Lists rows that are computed from those of an answer, such as sums; `count` is more if the answer was cut, which the list says. */
export const derivedRows = <Row, Derived, Tools = unknown>(
  source: ListSource<Row, Tools>,
  derive: (rows: readonly Row[], count: number, tools: Tools) => readonly Derived[],
): ListSource<Derived, NoInfer<Tools>> => ({
  ...source,
  itemsOf: (answer, tools) => {
    const { items: rows, count } = source.itemsOf(answer, tools)
    const items = derive(rows, count, tools)
    return { items, count: items.length, madeOf: { n: rows.length, count } }
  },
})

/** Converts a query to the limit, offset and search params of list calls (§7). */
export function pageParams({ search, page, pageSize }: ListQuery) {
  return { ...pageWindow(page, pageSize), ...(search && { search }) }
}

/** A call that returns one row by its id. */
interface RowDetail<Row> {
  readonly call: ReadCall
  params(id: string): object
  toRow(answer: unknown): Row
}

/** Reads a row with the fields that its list lacks; its drawer then also opens when the row is not in the list. */
export const rowDetail = <C extends ReadCall, Row>(
  call: C,
  params: (id: string) => ParamsOf<C>,
  toRow: (answer: AnswerOf<C>) => Row,
): RowDetail<Row> => ({
  call,
  params: params as RowDetail<Row>['params'],
  toRow: toRow as RowDetail<Row>['toRow'],
})

/** A writing call, and how its input is made from its subject. */
export interface ResourceWrite<Subject extends readonly unknown[]> {
  readonly call: WriteCall
  /** Returns the call for a subject, where rows of one list are written by different calls. */
  readonly callOf?: (...subject: Subject) => WriteCall
  input(...subject: Subject): object
  /** Sends what has to be there before, such as files; returns the input that names it. */
  readonly prepare?: (...subject: Subject) => Promise<object>
}

/** Describes a write of a resource: `write(lists.remove, (row) => ({ list: row.id }))`. */
export function write<C extends WriteCall, Subject extends readonly unknown[]>(
  call: C,
  input: (...subject: Subject) => CallInput<C>,
): ResourceWrite<Subject> {
  return { call, input: input as ResourceWrite<Subject>['input'] }
}

/** Describes a write whose call depends on its subject. `call` is any of them: all need the same permissions. */
export function writeBy<Subject extends readonly unknown[]>(
  call: WriteCall,
  choose: (...subject: Subject) => ResourceWrite<Subject>,
): ResourceWrite<Subject> {
  return {
    call,
    callOf: (...subject) => choose(...subject).call,
    input: (...subject) => choose(...subject).input(...subject),
  }
}

/** The messages of every resource; `create` needs 'new' too, `remove` 'remove.text', and `afterCreate` three of its own. */
type ResourceKey = 'title' | 'sentence' | 'empty.title' | 'empty.text'
type ResourceMessages = Messages & Readonly<Record<ResourceKey, string>>
/** A write that users are told about in a message: without the message, it does not compile. */
type Announced<M, Key extends string, Write> = [Key] extends [keyof M] ? Write : never
/** What `afterCreate` has done; that it failed although the row exists; and the button that sends it again. */
type AfterCreateKey = 'afterCreate.done' | 'afterCreate.failed' | 'afterCreate.again'
type ColumnId<M> = keyof M extends infer K ? (K extends `column.${infer Id}` ? Id : never) : never
type KeyOf<M> = keyof M & string

/** A select above the table. Its label is the message `filter.{id}`. */
export interface ResourceFilter<Row, M extends Messages = Messages> {
  readonly id: string
  options(rows: readonly Row[], t: T<M>): readonly Option[]
  readonly matches?: (row: Row, value: string) => boolean
}

/** An action on a row, shown in its menu. */
export type RowAction<Row, M extends Messages = Messages> = ActionBase<Row, M> & (RunsAction<Row> | SetsAction<Row>)

interface RunsAction<Row> {
  run(row: Row, tools: RowTools<Row>): void
  readonly sets?: undefined
}

interface SetsAction<Row> {
  /** The values it saves; offered while the row has others. */
  readonly sets: Partial<Row>
  readonly run?: undefined
}

interface ActionBase<Row, M extends Messages> {
  readonly key: KeyOf<M>
  readonly icon: IconName
  readonly call?: 'update' | WriteCall
  readonly isOffered?: (row: Row) => boolean
  readonly refusedBy?: (row: Row) => KeyOf<M> | undefined
  readonly bulk?: ResourceWrite<[row: Row]>
  /** Handles all selected rows at once, and shows its own failures; the rows stay selected. */
  readonly runMany?: (rows: readonly Row[]) => Promise<void>
  /** Called with the rows for which a bulk action was accepted. */
  readonly onBulkDone?: (rows: readonly Row[]) => void
}

/** Functions for the actions of a row. */
export interface RowTools<Row> {
  copy(text: string, messageKey: string): void
  send(action: ResourceWrite<[row: Row]>, row: Row, messageKey: string): void
  copyCall(action: ResourceWrite<[row: Row]>, row: Row): void
  save(row: Row, change: Partial<Row>): void
}

/** A panel of the drawer of a row; its label is the message `panel.{id}`. */
export interface RowPanel<Row> {
  readonly id: string
  readonly icon?: IconName
  readonly isOffered?: (row: Row) => boolean
  readonly Panel: ComponentType<{ row: Row }>
}

export interface FormSpec<Row, Draft extends FieldValues, M extends Messages = Messages> {
  readonly Fields: ComponentType<{ form: ResourceForm<Draft>; row: Row | null }>
  initial(row: Row | null): Draft
  getTitle?(draft: Draft): string
  /** Fields that are never stored, copied or shown: passwords and keys. */
  readonly secrets?: readonly (keyof Draft & string)[]
  /** Converts a path of the body, as the provider's errors name it, to the path of the field. */
  toField?(path: string, draft: Draft): string
  /** Returns the problems by field path: 'name', 'addresses.1.address'. */
  check?(draft: Draft, t: T<M>, row: Row | null): Readonly<Record<string, string | undefined>>
}

/** The parts of a resource that never depend on its tools. */
interface ResourceIdentity<Row, M extends Messages, Tools> {
  /** Prefix of CSV file names, drafts and stored views; permanent. */
  readonly code: string
  readonly words: Catalogue<M>
  readonly list: ListSource<Row, NoInfer<Tools>>
  getId(row: Row): string
}

/** The parts of a resource that may depend on its tools. */
interface ResourceParts<Row, Draft extends FieldValues, M extends Messages> {
  getTitle(row: Row): string
  columns(make: ColumnMakers<Row, ColumnId<M>>, t: T<M>): readonly Column<Row>[]
  readonly hasNote?: true
  /** Says that `n` rows could not be read, with their own noun. */
  readonly unreadableText?: (n: number, t: T<M>) => string
  readonly hrefOf?: (row: Row) => string
  readonly sort?: Sort
  readonly isInProgress?: (row: Row) => boolean
  readonly filters?: readonly ResourceFilter<Row, M>[]
  readonly form?: FormSpec<Row, Draft, M>
  readonly create?: Announced<M, 'new', ResourceWrite<[draft: Draft]>>
  /** Sent with the created row, such as to invite a new user; if it fails, the row exists, which is said. */
  readonly afterCreate?: Announced<M, AfterCreateKey, ResourceWrite<[row: Row]>>
  /** Before it, the row is read again: what somebody else saved meanwhile is shown and overwritten only when asked again. */
  readonly update?: ResourceWrite<[draft: Draft, row: Row]>
  readonly remove?: Announced<M, 'remove.text', ResourceWrite<[row: Row]>>
  /** Recreates a removed row that is created on another screen; `create` otherwise. */
  readonly restore?: ResourceWrite<[row: Row]>
  readonly onSaved?: (draft: Draft, row: Row) => void
  readonly onRemoved?: (row: Row) => void
  /** Requires typing the title or number of rows, for removals without undo. */
  readonly isRemovalTyped?: boolean | ((row: Row) => boolean)
  /** What the removal of these rows breaks, in its confirmation. */
  readonly RemovalDetails?: ComponentType<{ rows: readonly Row[] }>
  /** Whether a row has the form; rows without it can still be removed, unlike locked ones. */
  readonly isEditable?: (row: Row) => boolean
  /** Opens rows, or those that need another look first, with their first panel; the form is the last tab. */
  readonly isFormLast?: true | ((row: Row) => boolean)
  readonly lockedBy?: (row: Row) => KeyOf<M> | undefined
  /** Why a row that may be edited cannot be removed, together with the rows that the same removal takes before it. */
  readonly keptBy?: (row: Row, taken?: readonly Row[]) => KeyOf<M> | undefined
  readonly detail?: RowDetail<Row>
  readonly panels?: readonly RowPanel<Row>[]
  /** The panel to open after saving, instead of closing the drawer; both calls return the row. */
  readonly panelAfterSave?: string
  readonly actions?: readonly RowAction<Row, M>[]
  /** The value that a row is about: the menu of the row also offers what can be done with it. */
  readonly valueIn?: (row: Row) => Pick<SeenValue, 'kind' | 'value'> & Partial<Pick<SeenValue, 'sites' | 'span'>>
  readonly historyPath?: (row: Row) => string
  /** How the history shows fields whose values or names are not those of the screen. */
  readonly historyFields?: Readonly<Record<string, HistoryField<M>>>
}

/** A type of object that users list, create, edit and remove, rendered by ResourceScreen. */
export interface ResourceSpec<Row, Draft extends FieldValues, M extends Messages>
  extends ResourceIdentity<Row, M, void>,
    ResourceParts<Row, Draft, M> {}

type Needed = 'getTitle' | 'columns'

/** A resource some of whose parts depend on what a hook returns; `Fixed` are the needed parts that do not. */
type ToolResourceSpec<
  Row,
  Draft extends FieldValues,
  M extends Messages,
  Tools extends object,
  Fixed extends Needed,
> = ResourceIdentity<Row, M, Tools> &
  Partial<ResourceParts<Row, Draft, M>> &
  Pick<ResourceParts<Row, Draft, M>, Fixed> & {
    /** A hook; its result has always the same properties, and the resource changes with their values. */
    use(): Tools
    of(tools: Tools): Partial<ResourceParts<Row, Draft, M>> & Pick<ResourceParts<Row, Draft, M>, Exclude<Needed, Fixed>>
  }

/** A resource with the types of its words erased, for the renderer. */
export interface Resource<Row, Draft extends FieldValues> extends ResourceSpec<Row, Draft, Messages> {
  readonly use?: undefined
}

/** A resource before its hook is called; `useResource` returns the resource itself. */
export interface ToolResource<Row, Draft extends FieldValues, Tools extends object> {
  readonly words: Catalogue<Messages>
  readonly list: ListSource<Row, Tools>
  use(): Tools
  of(tools: Tools): Resource<Row, Draft>
}

/** The translate function of a resource for the renderer; keys are those of `ResourceKey` and made of ids. */
export type ResourceT = AnyT

/** Declares a resource; its words decide which columns, filters and writes it may have. */
export function resource<Row, Draft extends FieldValues, M extends ResourceMessages, Tools extends object>(
  spec: ToolResourceSpec<Row, Draft, M, Tools, Needed>,
): ToolResource<Row, Draft, Tools>
export function resource<Row, Draft extends FieldValues, M extends ResourceMessages, Tools extends object>(
  spec: ToolResourceSpec<Row, Draft, M, Tools, 'getTitle'>,
): ToolResource<Row, Draft, Tools>
export function resource<Row, Draft extends FieldValues, M extends ResourceMessages, Tools extends object>(
  spec: ToolResourceSpec<Row, Draft, M, Tools, never>,
): ToolResource<Row, Draft, Tools>
export function resource<Row, Draft extends FieldValues, M extends ResourceMessages>(
  spec: ResourceSpec<Row, Draft, M>,
): Resource<Row, Draft>
export function resource<Row, Draft extends FieldValues, Tools extends object>(
  spec:
    | Resource<Row, Draft>
    | ToolResourceSpec<Row, Draft, Messages, Tools, Needed>
    | ToolResourceSpec<Row, Draft, Messages, Tools, 'getTitle'>
    | ToolResourceSpec<Row, Draft, Messages, Tools, never>,
): Resource<Row, Draft> | ToolResource<Row, Draft, Tools> {
  if (spec.use === undefined) return spec
  const { use, of, list, ...fixed } = spec
  return {
    words: fixed.words,
    list,
    use,
    of: (tools) => {
      const { call, isPaged, olderParams, searchParams, searchedFilters } = list
      const ofTools: ListSource<Row> = {
        call,
        isPaged,
        params: (query, params) => list.params(query, params, tools),
        itemsOf: (answer) => list.itemsOf(answer, tools),
        ...(olderParams && { olderParams: (loaded, query, params) => olderParams(loaded, query, params, tools) }),
        ...(searchedFilters && { searchedFilters }),
        ...(searchParams && { searchParams: (search, query, params) => searchParams(search, query, params, tools) }),
      }
      const resolved = { ...fixed, ...of(tools), list: ofTools }
      // The overloads see to it that title and columns are in one of both.
      return resolved as Resource<Row, Draft>
    },
  }
}

/** Whether a row opens with its first panel instead of its form. */
export const opensWithPanel = <Row, Draft extends FieldValues>(resource: Resource<Row, Draft>, row: Row): boolean =>
  typeof resource.isFormLast === 'function' ? resource.isFormLast(row) : resource.isFormLast === true
