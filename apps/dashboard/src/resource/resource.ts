import {
  type AnswerOf,
  type CallInput,
  itemsOf,
  type List,
  type ParamsOf,
  type ReadCall,
  type WriteCall,
} from '@parapet/api'
import type { Catalogue, IconName, Messages, Option, T } from '@parapet/ui'
import type { Column, Sort } from '@parapet/ui/table'
import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ColumnMakers } from './columns.tsx'
import type { ResourceForm } from './useResourceForm.ts'

/** What the user asks of a list; all of it is in the address. */
export interface ListQuery {
  readonly search: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly sort: Sort | null
  readonly filters: Readonly<Record<string, string>>
}

/** Where the rows of a resource come from. */
export interface ListSource<Row> {
  readonly call: ReadCall
  /** The params of the call; null while there is nothing to ask for. */
  params(query: ListQuery, params: Readonly<Record<string, string>>): object | null
  itemsOf(answer: unknown): { items: readonly Row[]; count: number }
  /** The provider searches and pages; else all rows are read at once. */
  readonly isPaged: boolean
}

type RowOf<C extends ReadCall> = AnswerOf<C> extends List<infer Row> ? Row : never
type ListParams<C extends ReadCall> = (query: ListQuery, params: Readonly<Record<string, string>>) => ParamsOf<C> | null

const listFrom =
  (isPaged: boolean) =>
  <C extends ReadCall>(call: C, params: ListParams<C>): ListSource<RowOf<C>> => ({
    call,
    params: params as ListSource<RowOf<C>>['params'],
    itemsOf: (answer) => itemsOf(answer as List<RowOf<C>>),
    isPaged,
  })

/** Reads all rows at once; the table searches, sorts and pages them. */
export const allRows = /* @__PURE__ */ listFrom(false)
/** Reads one page; the provider searches and pages. */
export const pagedRows = /* @__PURE__ */ listFrom(true)

/** The limit, offset and search of a query, as the list calls of §7 take them. */
export function pageParams({ search, page, pageSize }: ListQuery) {
  return { limit: pageSize, offset: (page - 1) * pageSize, ...(search && { search }) }
}

/** A writing call and how its params and body follow from its subject. */
export interface ResourceWrite<Subject extends readonly unknown[]> {
  readonly call: WriteCall
  input(...subject: Subject): object
}

/** Describes a write of a resource: `write(lists.remove, (row) => ({ list: row.id }))`. */
export function write<C extends WriteCall, Subject extends readonly unknown[]>(
  call: C,
  input: (...subject: Subject) => CallInput<C>,
): ResourceWrite<Subject> {
  return { call, input: input as ResourceWrite<Subject>['input'] }
}

/** The keys that the words of every resource have. */
export type ResourceKey = 'title' | 'sentence' | 'new' | 'empty.title' | 'empty.text' | 'remove.text'
type ResourceMessages = Messages & Readonly<Record<ResourceKey, string>>
type ColumnId<M> = keyof M extends infer K ? (K extends `column.${infer Id}` ? Id : never) : never
type KeyOf<M> = keyof M & string

/** A select above the table. Its label is the message `filter.{id}`. */
export interface ResourceFilter<Row, M extends Messages = Messages> {
  readonly id: string
  options(rows: readonly Row[], t: T<M>): readonly Option[]
  /** For lists that are read at once. */
  readonly matches?: (row: Row, value: string) => boolean
}

/** Something else to do with a row: an item of its menu. */
export interface RowAction<Row, M extends Messages = Messages> {
  readonly key: KeyOf<M>
  readonly icon: IconName
  run(row: Row, tools: RowTools<Row>): void
  /** What the user must be allowed to: to save the row, or the call that the action sends. */
  readonly call?: 'update' | WriteCall
  readonly isOffered?: (row: Row) => boolean
  /** A message that says why it cannot be done with a row. */
  readonly refusedBy?: (row: Row) => KeyOf<M> | undefined
  /** Sent for each selected row: the action is then also offered for several rows, with a result each. */
  readonly bulk?: ResourceWrite<[row: Row]>
}

/** What an action of a row may use. */
export interface RowTools<Row> {
  /** Copies a text, then shows a message of the resource's words. */
  copy(text: string, messageKey: string): void
  /** Sends a write for the row, then shows a message of the resource's words. */
  send(action: ResourceWrite<[row: Row]>, row: Row, messageKey: string): void
  /** Copies the call that a write would send for the row, as a curl command. */
  copyCall(action: ResourceWrite<[row: Row]>, row: Row): void
  /** Saves a changed row and says so. */
  save(row: Row, change: Partial<Row>): void
}

/** A panel of the drawer of a row; its label is the message `panel.{id}`. */
export interface RowPanel<Row> {
  readonly id: string
  readonly icon?: IconName
  readonly Panel: ComponentType<{ row: Row }>
}

/** The form of a resource. */
export interface FormSpec<Row, Draft extends FieldValues, M extends Messages = Messages> {
  readonly Fields: ComponentType<{ form: ResourceForm<Draft>; row: Row | null }>
  /** The first values; of a row when it is edited or duplicated. */
  initial(row: Row | null): Draft
  /** Fields that never reach the draft, the clipboard or the screen: passwords and keys. */
  readonly secrets?: readonly (keyof Draft & string)[]
  /** The problems by field path: 'name', 'addresses.1.address'. */
  check?(draft: Draft, t: T<M>, row: Row | null): Readonly<Record<string, string | undefined>>
}

/** A kind of thing that users list, create, edit and remove. ResourceScreen renders it. */
export interface ResourceSpec<Row, Draft extends FieldValues, M extends Messages> {
  /** Names the resource in CSV files, drafts and stored views; permanent. */
  readonly code: string
  readonly words: Catalogue<M>
  /** The message `note` says what the thing does, until the user closes it. */
  readonly hasNote?: true
  readonly list: ListSource<Row>
  getId(row: Row): string
  getTitle(row: Row): string
  /** Where the title of a row leads, if it is a place of its own; else to its drawer. */
  readonly hrefOf?: (row: Row) => string
  columns(make: ColumnMakers<Row, ColumnId<M>>, t: T<M>): readonly Column<Row>[]
  readonly sort?: Sort
  /** While a shown row is in progress the list is read again every few seconds. */
  readonly isInProgress?: (row: Row) => boolean
  readonly filters?: readonly ResourceFilter<Row, M>[]
  readonly form?: FormSpec<Row, Draft, M>
  readonly create?: ResourceWrite<[draft: Draft]>
  readonly update?: ResourceWrite<[draft: Draft, row: Row]>
  readonly remove?: ResourceWrite<[row: Row]>
  /** The user types the title of the row to remove it: for what cannot be undone. */
  readonly isRemovalTyped?: boolean
  /** A message that says why a row may not be changed. */
  readonly lockedBy?: (row: Row) => KeyOf<M> | undefined
  /** Reads a row in full before it is edited, where the list has only a part of it. */
  readonly detail?: { readonly call: ReadCall; params(row: Row): object }
  readonly panels?: readonly RowPanel<Row>[]
  readonly actions?: readonly RowAction<Row, M>[]
  /** The path of a row in the audit log, for its history. */
  readonly historyPath?: (row: Row) => string
}

/** A resource as the renderer sees it. */
export interface Resource<Row, Draft extends FieldValues> extends ResourceSpec<Row, Draft, Messages> {
  readonly words: Catalogue<Messages>
}

/** The words of a resource without their types, for the renderer: keys are those of `ResourceKey` and made of ids. */
export type ResourceT = T<Messages>

/** Describes a resource; the words decide which columns it may have. */
export function resource<Row, Draft extends FieldValues, M extends ResourceMessages>(
  spec: ResourceSpec<Row, Draft, M>,
): Resource<Row, Draft> {
  // The renderer asks for keys that ResourceMessages and ColumnId have checked here.
  return spec as unknown as Resource<Row, Draft>
}
