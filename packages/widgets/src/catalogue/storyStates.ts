import { type ApiContext, defaultTimings, protection, type ReadCall, urlOf } from '@parapet/api'
import { type Answer, changedBy, pending, real, refused, withLists } from '@parapet/api/sandbox/answers'
import type { BoardQuery } from '../rows/boardQuery.ts'
import { requestsOf } from '../rows/requestsOf.ts'
import type { WidgetRow } from '../rows/row.ts'
import { boards } from './index.ts'

/** The states that every widget is asked for, in the order of the table. */
export const rowStates = [
  'firstLoad',
  'refreshing',
  'slow',
  'empty',
  'notHired',
  'forbidden',
  'failed',
  'partial',
  'stale',
] as const
export type RowState = (typeof rowStates)[number]

/** The rows of all boards. */
export const catalogueRows: readonly WidgetRow[] = Object.values(boards).flatMap(({ rows }) => rows)

/** The rows by their code as an address of Storybook may have it, which takes no full stops. */
export const rowArgs: Readonly<Record<string, WidgetRow>> = Object.fromEntries(
  catalogueRows.map((row) => [argOfCode(row.code), row]),
)

/** Returns the code of a row as an address of Storybook may have it. */
export function argOfCode(code: string): string {
  return code.replaceAll('.', '_')
}

/** Returns the code of a row from an address of Storybook. */
export const codeOfArg = (arg: string): string => rowArgs[arg]?.code ?? arg

/** Why some widgets cannot be in a state. */
export const whyNever = {
  counterEmpty: 'A figure is never empty: none is 0, and unknown is a dash.',
  counterPartial: 'One figure of one answer: it is there, or it has failed.',
  allWell: 'With nothing to list it says that all is well, and what was checked.',
  noService: 'It belongs to no service of its own: every company with its page has it.',
  leftOut: 'Without the service it is left out of its board, and not offered.',
} as const

/** A state of a row: how it is brought about, or why it cannot be. */
export type RowCell = { readonly kind: 'never'; readonly why: keyof typeof whyNever } | PlayedCell

/** How a row is brought into a state. */
export interface PlayedCell {
  readonly kind: 'played'
  /** The answers to the request at this place of the row's own, in their order; the last one stays. */
  readonly answers: (call: ReadCall, place: number) => readonly Answer[]
  /** The data is read again once it is there. */
  readonly isReadAgain: boolean
  readonly isHired: boolean
  /** The page compares with the period before. */
  readonly isCompared: boolean
  readonly hasSites: boolean
}

const isHistogram = ({ path }: ReadCall) => path.includes('/histogram/') || path.includes('traffic/analysis')

const zeros = (bucket: unknown) =>
  typeof bucket === 'object' && bucket !== null
    ? Object.fromEntries(
        Object.entries(bucket).map(([name, value]) => [
          name,
          name !== 'timestamp' && typeof value === 'number' ? 0 : value,
        ]),
      )
    : bucket

/** Nothing in the lists; in time, buckets of zeros. */
const emptied = (call: ReadCall) =>
  changedBy((answer) => withLists(answer, (list) => (isHistogram(call) ? list.map(zeros) : [])))

/** A list with a row that cannot be read; in time, without the fourth fifth of the buckets. */
const cut = (call: ReadCall) =>
  changedBy((answer) =>
    withLists(answer, (list) =>
      isHistogram(call)
        ? list.filter((_, place) => place < (3 * list.length) / 5 || place > (4 * list.length) / 5)
        : [...list, { unreadable: true }],
    ),
  )

/** Every site under attack: in the sandbox none is at first. */
const attacked = changedBy((answer) =>
  withLists(answer, (list) =>
    list.map((row) => (typeof row === 'object' ? { ...row, active: true, activated_at: '2026-06-15T09:00:00Z' } : row)),
  ),
)

const realOf = (call: ReadCall): Answer => (call.path === protection.underAttack.path ? attacked : real)

/** What is answered where no state asks for more. */
const usual: PlayedCell = {
  kind: 'played',
  answers: (call) => [realOf(call)],
  isReadAgain: false,
  isHired: true,
  isCompared: false,
  hasSites: true,
}

const never = (why: keyof typeof whyNever): RowCell => ({ kind: 'never', why })
const answered = (answers: PlayedCell['answers'], more: Partial<PlayedCell> = {}): RowCell => ({
  ...usual,
  ...more,
  answers,
})

const isCounter = (row: WidgetRow) => 'kind' in row && row.kind === 'counter'
const isOwn = (row: WidgetRow) => 'component' in row

/** A part fails where there is one that the widget can do without; else an answer has a gap or an unreadable row. */
function partialCell(row: WidgetRow): RowCell {
  const failing = (which: number, more: Partial<PlayedCell> = {}) =>
    answered((call, place) => [place === which ? refused(500) : realOf(call)], more)
  if (isOwn(row)) return failing(1)
  if ('reads' in row && row.compares) return failing(1, { isCompared: true })
  if ('reads' in row && row.secondaryName) return failing(1)
  if (isCounter(row)) return never('counterPartial')
  return answered((call) => [cutReal(call)])
}

/** The answer as it is for the widget, cut. */
const cutReal =
  (call: ReadCall): Answer =>
  (ask, signal) =>
    cut(call)(() => realOf(call)(ask, signal), signal)

/** Returns how a row gets into a state, or why it cannot. */
export function cellOf(row: WidgetRow, state: RowState): RowCell {
  switch (state) {
    case 'firstLoad':
    case 'slow':
      return answered(() => [pending])
    case 'refreshing':
      return answered((call) => [realOf(call), pending], { isReadAgain: true })
    case 'empty':
      if (isCounter(row)) return never('counterEmpty')
      if (row.code === 'home.attention') return never('allWell')
      return answered((call) => [emptied(call)], { hasSites: !isOwn(row) })
    case 'notHired':
      if (!row.service) return never('noService')
      return row.isNeverOffer ? never('leftOut') : { ...usual, isHired: false }
    case 'forbidden':
      return answered(() => [refused(403)])
    case 'failed':
      return answered(() => [refused(500)])
    case 'partial':
      return partialCell(row)
    case 'stale':
      return answered((call) => [realOf(call), refused(503)], { isReadAgain: true })
  }
}

/** The range in which a row is shown: the last hour of analytics, a week of history. */
export const rangeOfRow = ({ code }: WidgetRow) => (code.startsWith('analytics.') ? { rel: '1h' } : { rel: '7d' })

const all = () => true

/** Returns the API context in which the row's own requests get the answers of a cell; other requests get the real ones. */
export function apiOfCell(
  row: WidgetRow,
  { state, cell, query, api }: { state: RowState; cell: PlayedCell; query: BoardQuery; api: ApiContext },
): ApiContext {
  const requests = requestsOf(row, query, all)
  const urls = requests.map(({ call, params }) => urlOf(call, { company: api.company(), ...params }, api))
  const asked = new Map<string, number>()
  return {
    ...api,
    timings: { ...defaultTimings, slowMs: state === 'slow' ? SLOW_MS : defaultTimings.slowMs },
    fetch: (input, init) => {
      const ask = () => api.fetch(input, init)
      const url = String(input)
      const place = urls.indexOf(url)
      const request = requests[place]
      if (!request) return ask()
      const answers = cell.answers(request.call, place)
      const before = asked.get(url) ?? 0
      asked.set(url, before + 1)
      return (answers[Math.min(before, answers.length - 1)] ?? real)(ask, init?.signal ?? undefined)
    },
  }
}

const SLOW_MS = 300
