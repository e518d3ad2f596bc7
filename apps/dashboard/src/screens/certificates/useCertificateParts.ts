import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'

const parts = ['list', 'credentials'] as const
type Part = (typeof parts)[number]
const schema = { part: choiceParam(parts, 'list') }

/** Returns the part of the tab that is open, and the address of each. */
export function useCertificateParts(): { part: Part; hrefOf: (part: Part) => string } {
  const [{ part }] = useUrlState(schema)
  const { search } = useLocation()
  return useMemo(() => ({ part, hrefOf: (id) => partHref(search, id) }), [part, search])
}

/** Filters, search and the open item belong to one part; only the tab stays. */
function partHref(search: string, part: Part): string {
  const params = new URLSearchParams()
  const tab = new URLSearchParams(search).get('tab')
  if (tab !== null) params.set('tab', tab)
  const text = schema.part.write(part)
  if (text !== null) params.set('part', text)
  return `?${params}`
}
