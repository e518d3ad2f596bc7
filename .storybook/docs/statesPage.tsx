import lists from 'virtual:list-states'
import {
  argOfCode,
  catalogueRows,
  cellOf,
  rowStates,
  whyNever,
} from '../../packages/widgets/src/catalogue/storyStates.ts'
import { Table } from './tables.tsx'

const stateNames = {
  firstLoad: 'First load',
  refreshing: 'Refreshing',
  slow: 'Slow',
  empty: 'Empty',
  notHired: 'Not hired',
  forbidden: 'Forbidden',
  failed: 'Failed',
  partial: 'Partial',
  stale: 'Stale',
  recovers: 'Recovers',
} as const

const story = 'widgets-row-in-a-state--cell'

// A documentation page is an iframe within Storybook, so its links must target the top window.
const Opens = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <a href={`/?path=/story/${to}`} target="_top" aria-label={label}>
    open
  </a>
)

// Wide enough that a reason does not make its row high.
const Reason = ({ text }: { readonly text: string }) => (
  <span style={{ display: 'block', minInlineSize: 200, fontSize: 12, lineHeight: '16px' }}>{text}</span>
)

/** The table of all widgets and their states: each a link to the widget in it, or why it cannot be in it. */
export function WidgetStatesTable() {
  return (
    <Table
      head={['Widget', ...rowStates.map((state) => stateNames[state])]}
      rows={catalogueRows.map((row) => [
        row.code,
        ...rowStates.map((state) => {
          const cell = cellOf(row, state)
          if (cell.kind === 'never') return <Reason key={state} text={whyNever[cell.why]} />
          return (
            <Opens
              key={state}
              to={`${story}&args=row:${argOfCode(row.code)};state:${state}`}
              label={`${row.code}: ${stateNames[state]}`}
            />
          )
        }),
      ])}
    />
  )
}

/** The table of all lists and their states: each a link to its story, or why there is none. */
export function ListStatesTable() {
  return (
    <Table
      head={['List', ...(lists[0]?.cells.map(({ state }) => stateNames[state]) ?? [])]}
      rows={lists.map(({ resource, title, cells }) => [
        resource,
        ...cells.map(({ state, story, why }) =>
          story ? (
            <Opens key={state} to={story} label={`${title}, ${resource}: ${stateNames[state]}`} />
          ) : (
            why && <Reason key={state} text={why} />
          ),
        ),
      ])}
    />
  )
}
