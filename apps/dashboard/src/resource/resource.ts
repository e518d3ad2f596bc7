import {
  type AnswerOf,
  type CallInput,
  itemsOf,
  type List,
  type ParamsOf,
  pageWindow,
  type ReadCall,
  type WriteCall,
} from '@parapet/api'
import type { Catalogue, IconName, Messages, Option, T } from '@parapet/ui'
import type { Column, Sort } from '@parapet/ui/table'
import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ColumnMakers } from './columns.tsx'
import type { ResourceForm } from './useResourceForm.ts'

/** The query of a list; stored in the URL. */
export interface ListQuery {
  readonly search: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly sort: Sort | null
  readonly filters: Readonly<Record<string, string>>
}

/** The source of a resource's rows. */
export interface ListSource<Row> {
  readonly call: ReadCall
  /** Returns the params of the call; null sends no request. */
  params(query: ListQuery, params: Readonly<Record<string, string>>): object | null
  itemsOf(answer: unknown): { items: readonly Row[]; count: number }
  /** The provider searches and pages; otherwise all rows are loaded at once. */
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

/** Loads all rows at once; the table searches, sorts and pages them. */
export const allRows = /* @__PURE__ */ listFrom(false)
/** Loads one page; the provider searches and pages. */
export const pagedRows = /* @__PURE__ */ listFrom(true)

/** Converts a query to the limit, offset and search params of list calls (§7). */
export function pageParams({ search, page, pageSize }: ListQuery) {
  return { ...pageWindow(page, pageSize), ...(search && { search }) }
}

/** A writing call, and how its input is made from its subject. */
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

/** The message keys that every resource has. */
export type ResourceKey = 'title' | 'sentence' | 'new' | 'empty.title' | 'empty.text' | 'remove.text'
type ResourceMessages = Messages & Readonly<Record<ResourceKey, string>>
type ColumnId<M> = keyof M extends infer K ? (K extends `column.${infer Id}` ? Id : never) : never
type KeyOf<M> = keyof M & string

/** A select above the table. Its label is the message `filter.{id}`. */
export interface ResourceFilter<Row, M extends Messages = Messages> {
  readonly id: string
  options(rows: readonly Row[], t: T<M>): readonly Option[]
  /** For lists that are loaded at once. */
  readonly matches?: (row: Row, value: string) => boolean
}

/** An action on a row, shown in its menu. */
export interface RowAction<Row, M extends Messages = Messages> {
  readonly key: KeyOf<M>
  readonly icon: IconName
  run(row: Row, tools: RowTools<Row>): void
  /** The call whose permission the action needs: the resource's `update`, or another one. */
  readonly call?: 'update' | WriteCall
  readonly isOffered?: (row: Row) => boolean
  /** Returns the message that explains why a row does not allow the action. */
  readonly refusedBy?: (row: Row) => KeyOf<M> | undefined
  /** The write for each selected row; also offers the action as a bulk action. */
  readonly bulk?: ResourceWrite<[row: Row]>
  /** Called with the rows for which a bulk action was accepted. */
  readonly onBulkDone?: (rows: readonly Row[]) => void
}

/** Functions for the actions of a row. */
export interface RowTools<Row> {
  /** Copies a text, then shows a message of the resource's words. */
  copy(text: string, messageKey: string): void
  /** Sends a write for the row, then shows a message of the resource's words. */
  send(action: ResourceWrite<[row: Row]>, row: Row, messageKey: string): void
  /** Copies the call that a write would send for the row, as a curl command. */
  copyCall(action: ResourceWrite<[row: Row]>, row: Row): void
  /** Saves a changed row and shows a message. */
  save(row: Row, change: Partial<Row>): void
}

/** A panel of the drawer of a row; its label is the message `panel.{id}`. */
export interface RowPanel<Row> {
  readonly id: string
  readonly icon?: IconName
  readonly Panel: ComponentType<{ row: Row }>
}

export interface FormSpec<Row, Draft extends FieldValues, M extends Messages = Messages> {
  readonly Fields: ComponentType<{ form: ResourceForm<Draft>; row: Row | null }>
  /** The initial values; those of the row when it is edited or duplicated. */
  initial(row: Row | null): Draft
  /** The title of what is typed, if it has no `name`. */
  getTitle?(draft: Draft): string
  /** Fields that are never stored, copied or shown: passwords and keys. */
  readonly secrets?: readonly (keyof Draft & string)[]
  /** Returns the problems by field path: 'name', 'addresses.1.address'. */
  check?(draft: Draft, t: T<M>, row: Row | null): Readonly<Record<string, string | undefined>>
}

/** A type of object that users list, create, edit and remove, rendered by ResourceScreen. */
export interface ResourceSpec<Row, Draft extends FieldValues, M extends Messages> {
  /** Prefix of CSV file names, drafts and stored views; permanent. */
  readonly code: string
  readonly words: Catalogue<M>
  /** Show the message `note`, which introduces the resource, until the user closes it. */
  readonly hasNote?: true
  readonly list: ListSource<Row>
  getId(row: Row): string
  getTitle(row: Row): string
  /** The link of a row's title, if the row has a page of its own; by default it opens the drawer. */
  readonly hrefOf?: (row: Row) => string
  columns(make: ColumnMakers<Row, ColumnId<M>>, t: T<M>): readonly Column<Row>[]
  readonly sort?: Sort
  /** Poll the list every few seconds while a shown row is in progress. */
  readonly isInProgress?: (row: Row) => boolean
  readonly filters?: readonly ResourceFilter<Row, M>[]
  readonly form?: FormSpec<Row, Draft, M>
  readonly create?: ResourceWrite<[draft: Draft]>
  readonly update?: ResourceWrite<[draft: Draft, row: Row]>
  readonly remove?: ResourceWrite<[row: Row]>
  /** Brings a removed row back, for rows that are made on other screens; else `create` does. */
  readonly restore?: ResourceWrite<[row: Row]>
  /** Called after a row was saved or removed: what else names it follows. */
  readonly onSaved?: (draft: Draft, row: Row) => void
  readonly onRemoved?: (row: Row) => void
  /** The user types the title of the row, or the number of rows, to remove them: for what cannot be undone. */
  readonly isRemovalTyped?: boolean
  /** Returns the message that explains why a row is read-only. */
  readonly lockedBy?: (row: Row) => KeyOf<M> | undefined
  /** Reads a row in full by its id: where the list has only a part of it, or only some of the rows. */
  readonly detail?: { readonly call: ReadCall; params(id: string): object }
  readonly panels?: readonly RowPanel<Row>[]
  /** The panel that opens once a row is created or saved, instead of closing the drawer. Both calls return the row. */
  readonly panelAfterSave?: string
  readonly actions?: readonly RowAction<Row, M>[]
  /** The path of a row in the audit log, for its history. */
  readonly historyPath?: (row: Row) => string
}

/** A resource with the types of its words erased, for the renderer. */
export interface Resource<Row, Draft extends FieldValues> extends ResourceSpec<Row, Draft, Messages> {
  readonly words: Catalogue<Messages>
}

/** The translate function of a resource for the renderer; keys are those of `ResourceKey` and made of ids. */
export type ResourceT = T<Messages>

/** Declares a resource; its words decide which columns and filters it may have. */
export function resource<Row, Draft extends FieldValues, M extends ResourceMessages>(
  spec: ResourceSpec<Row, Draft, M>,
): Resource<Row, Draft> {
  // ResourceMessages and ColumnId have checked the keys that the renderer uses.
  return spec as unknown as Resource<Row, Draft>
}
