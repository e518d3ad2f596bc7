// The product's five tables, printed from themselves: nothing here is written twice, so nothing can drift.
import { everyCall, services } from '@parapet/api'
import { pages } from '@parapet/dashboard'
import { themes } from '@parapet/ui'
import { catalogue } from '@parapet/widgets/catalogue'
import type { ReactNode } from 'react'

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
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
  )
}

const yes = (value: boolean) => (value ? 'yes' : 'no')
const list = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : '—')

/** Every provider's seed. */
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

/** Every HTTP call, with what a success of it puts out of date. */
export function EndpointsTable() {
  return (
    <Table
      head={['Call', 'Method', 'Path', 'Query', 'Server', 'Signed by', 'Asked again on 425', 'Refreshes']}
      rows={everyCall().map((row) => [
        row.name,
        row.method,
        <code key="path">{[row.version, row.path].filter(Boolean).join(' ')}</code>,
        list(row.query),
        row.host,
        row.auth,
        yes(row.isRetried),
        row.isQuiet ? 'nothing' : list(row.refreshes),
      ])}
    />
  )
}

/** Everything a company can hire. */
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

/** Every tile; the code is what preferences store, for ever. */
export function WidgetsTable() {
  return (
    <Table
      head={['Code', 'Kind', 'Size', 'Always shown', 'Service']}
      rows={catalogue.map((row) => [row.code, row.kind, row.size, yes(row.always ?? false), row.service ?? '—'])}
    />
  )
}

/** Every screen and what it needs. */
export function PagesTable() {
  return (
    <Table
      head={['Page', 'Address', 'Needs']}
      rows={Object.entries(pages).map(([name, page]) => [name, <code key="path">/{page.path}</code>, page.guard.name])}
    />
  )
}
