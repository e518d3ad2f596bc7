import { services, valueKinds } from '@parapet/api'
import { paths, valueActions, valuesWords } from '@parapet/dashboard'
import { themes, useWords } from '@parapet/ui'
import { boards } from '@parapet/widgets/catalogue'
import type { ReactNode } from 'react'

/** A table for documentation pages that scrolls sideways on its own when it is wider than the page. */
export function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <section style={{ overflowX: 'auto' }} tabIndex={0} aria-label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={String(cells[0])}>
              {cells.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const yes = (value: boolean) => (value ? 'yes' : 'no')
const list = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : '—')

/** Lists the shipped themes. */
export function ThemesTable() {
  return (
    <Table
      head={['Name', 'Title', 'Hosts', 'Primary', 'Secondary', 'Tertiary', 'Faces', 'Powered by']}
      rows={themes.map((theme) => [
        theme.name,
        theme.title,
        list(theme.hosts),
        theme.primary,
        theme.secondary,
        theme.tertiary,
        list(Object.values(theme.fonts).filter((face) => face !== undefined)),
        theme.poweredBy ?? '—',
      ])}
    />
  )
}

/** Lists the services that a company can hire. */
export function ServicesTable() {
  return (
    <Table
      head={['Key', 'Label', 'Path', 'Group', 'In the menu', 'Seen by dealers', 'Contractable']}
      rows={services.map((service) => [
        service.key,
        service.label,
        service.path ?? '—',
        service.group,
        yes(!service.hidden && service.path !== null),
        yes(service.dealerVisible),
        yes(service.contractable),
      ])}
    />
  )
}

/** Lists all widgets. Preferences store their codes, so a code must never change. */
export function WidgetsTable() {
  const rows = Object.entries(boards).flatMap(([board, { rows }]) => rows.map((row) => ({ board, row })))
  return (
    <Table
      head={['Code', 'Board', 'Kind', 'Columns', 'Rows', 'Always shown', 'Service', 'Reads']}
      rows={rows.map(({ board, row }) => [
        row.code,
        board,
        'kind' in row ? row.kind : 'its own',
        row.isFullSize ? 'all' : row.size,
        row.height,
        yes(row.isAlwaysVisible ?? false),
        row.service ?? '—',
        'kind' in row
          ? list([...new Set([row.reads, row.secondary].flatMap((reading) => (reading ? [reading.call.name] : [])))])
          : 'several',
      ])}
    />
  )
}

/** Lists every page with its path and guard. */
export function PagesTable() {
  return (
    <Table
      head={['Page', 'Address', 'Needs']}
      rows={Object.entries(paths).map(([name, page]) => [name, <code key="path">/{page.path}</code>, page.guard.name])}
    />
  )
}

/** Lists the actions on values, and the call whose permission each needs. */
export function ActionsTable() {
  const t = useWords(valuesWords)
  return (
    <Table
      head={['Action', 'Kinds of values', 'Call']}
      rows={valueActions.map(({ key, kinds, call }) => [
        t(key),
        kinds.length > valueKinds.length / 2
          ? `all but ${list(valueKinds.filter((kind) => !kinds.includes(kind)).map((kind) => t(`kind.${kind}`)))}`
          : list(kinds.map((kind) => t(`kind.${kind}`))),
        call ? <code key="call">{call.name}</code> : '—',
      ])}
    />
  )
}
