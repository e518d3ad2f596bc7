import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { choiceParam, useUrlState } from '../../../router/useUrlState.ts'

const parts = ['list', 'credentials'] as const
type Part = (typeof parts)[number]
const schema = { part: choiceParam(parts, 'list') }

/** The params of a list belong to one part. */
const listParams = ['open', 'panel', 'q', 'page', 'sort']

/** Returns the part of the tab that is open, and the address of each. */
export function useCertificateParts(): { part: Part; parts: readonly { id: Part; href: string }[] } {
  const [{ part }] = useUrlState(schema)
  const { search } = useLocation()
  return useMemo(() => ({ part, parts: parts.map((id) => ({ id, href: partHref(search, id) })) }), [part, search])
}

/** Returns the address of the DNS credentials. */
export function useCredentialsHref(): string {
  return partHref(useLocation().search, 'credentials')
}

function partHref(search: string, part: Part): string {
  const params = new URLSearchParams(search)
  for (const name of [...params.keys()]) if (listParams.includes(name) || name.startsWith('f.')) params.delete(name)
  const text = schema.part.write(part)
  if (text === null) params.delete('part')
  else params.set('part', text)
  return `?${params}`
}
