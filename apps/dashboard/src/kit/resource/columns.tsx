import { hostText } from '@parapet/api'
import {
  Ago,
  Bytes,
  Count,
  DateTime,
  Duration,
  Inline,
  MiddleTruncate,
  Money,
  Percent,
  Status,
  Tag,
  Text,
} from '@parapet/ui'
import type { CellValue, Column } from '@parapet/ui/table'
import type { ComponentProps, ReactNode } from 'react'
import type { ResourceT } from './resource.ts'

type Options<Row> = Partial<Pick<Column<Row>, 'primary' | 'width' | 'help' | 'sortable' | 'mono' | 'isHidden'>>

/** The status of a row: an icon, a word and a colour. */
export interface RowStatus {
  readonly tone: ComponentProps<typeof Status>['tone']
  readonly label: string
}

/** Functions that create the columns of a resource. The heading of a column is the message `column.{id}`. */
export interface ColumnMakers<Row, Id extends string = string> {
  text(id: Id, value: (row: Row) => string | null | undefined, options?: Options<Row>): Column<Row>
  /** A text clamped to two lines; its tip has all of it. */
  longText(id: Id, value: (row: Row) => string | null | undefined, options?: Options<Row>): Column<Row>
  mono(id: Id, value: (row: Row) => string | null | undefined, options?: Options<Row>): Column<Row>
  count(id: Id, value: (row: Row) => number | null | undefined, options?: Options<Row>): Column<Row>
  bytes(id: Id, value: (row: Row) => number | null | undefined, options?: Options<Row>): Column<Row>
  /** Seconds. */
  duration(id: Id, value: (row: Row) => number | null | undefined, options?: Options<Row>): Column<Row>
  /** The time since a moment in epoch seconds. */
  ago(id: Id, value: (row: Row) => number | null | undefined, options?: Options<Row>): Column<Row>
  host(id: Id, value: (row: Row) => string | null | undefined, options?: Options<Row>): Column<Row>
  /** The day of a moment in epoch seconds. */
  day(id: Id, value: (row: Row) => number | null | undefined, options?: Options<Row>): Column<Row>
  /** A moment in epoch seconds. */
  date(id: Id, value: (row: Row) => number | null | undefined, options?: Options<Row>): Column<Row>
  /** A share, 0 to 1. */
  percent(id: Id, value: (row: Row) => number | null | undefined, options?: Options<Row>): Column<Row>
  /** An amount in the currency of the row (ISO 4217). */
  money(
    id: Id,
    value: (row: Row) => number | null | undefined,
    currencyOf: (row: Row) => string,
    options?: Options<Row>,
  ): Column<Row>
  status(id: Id, value: (row: Row) => RowStatus, options?: Options<Row>): Column<Row>
  tags(id: Id, value: (row: Row) => readonly string[], options?: Options<Row>): Column<Row>
  custom(
    id: Id,
    value: (row: Row) => CellValue,
    cell: (row: Row) => ReactNode,
    options?: Options<Row> & { numeric?: boolean },
  ): Column<Row>
}

/** Returns the column makers, with headings in the user's language. */
export function columnMakers<Row>(t: ResourceT): ColumnMakers<Row> {
  const base = (id: string, value: (row: Row) => CellValue, options: Options<Row> = {}): Column<Row> => ({
    id,
    header: t(`column.${id}`),
    value,
    ...options,
  })
  type Value = (row: Row) => number | null | undefined
  const figure =
    (Cell: (props: { value: number | null | undefined }) => ReactNode) =>
    (id: string, value: Value, options?: Options<Row>): Column<Row> => ({
      ...base(id, value, options),
      numeric: true,
      cell: (row) => <Known value={value(row)} Cell={Cell} />,
    })
  return {
    text: base,
    longText: (id, value, options) => ({
      ...base(id, value, options),
      title: (row) => value(row) ?? undefined,
      cell: (row) => (
        <Text clamp tone="inherit">
          {value(row) || '—'}
        </Text>
      ),
    }),
    mono: (id, value, options) => ({
      ...base(id, value, options),
      mono: true,
      cell: (row) => <Shortened text={value(row)} />,
    }),
    count: figure(Count),
    bytes: figure(Bytes),
    duration: figure(Duration),
    ago: figure(Ago),
    host: (id, value, options) => {
      const named = (row: Row) => {
        const host = value(row)
        return host && hostText(host)
      }
      return { ...base(id, named, options), cell: (row) => <Shortened text={named(row)} isCutAtEnd /> }
    },
    day: figure(({ value }) => <DateTime value={value} style="date" />),
    date: figure(DateTime),
    percent: figure(Percent),
    money: (id, value, currencyOf, options) => ({
      ...base(id, value, options),
      numeric: true,
      cell: (row) => <Money value={value(row)} currency={currencyOf(row)} />,
    }),
    status: (id, value, options) => ({
      ...base(id, (row) => value(row).label, options),
      cell: (row) => <Status {...value(row)} />,
    }),
    tags: (id, value, options) => ({
      ...base(id, (row) => value(row).join(', '), options),
      cell: (row) => (
        <Inline gap={1}>
          {value(row).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Inline>
      ),
    }),
    custom: (id, value, cell, options) => ({ ...base(id, value, options), ...options, cell }),
  }
}

function Shortened({ text, isCutAtEnd = false }: { text: string | null | undefined; isCutAtEnd?: boolean }) {
  return text ? <MiddleTruncate text={text} isCutAtEnd={isCutAtEnd} /> : '—'
}

function Known({
  value,
  Cell,
}: {
  value: number | null | undefined
  Cell: (props: { value: number | null | undefined }) => ReactNode
}) {
  return value === null || value === undefined ? '—' : <Cell value={value} />
}
