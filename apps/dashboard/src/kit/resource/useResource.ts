import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Resource, ToolResource } from './resource.ts'

const noTools = {}

/** Calls the hook of a resource, and returns the resource with the parts that depend on it. */
export function useResource<Row, Draft extends FieldValues, Tools extends object>(
  resource: Resource<Row, Draft> | ToolResource<Row, Draft, Tools>,
): Resource<Row, Draft> {
  const tools = resource.use?.()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hook may return a new object of the same values
  return useMemo(
    () => (resource.use === undefined ? resource : resource.of(tools as Tools)),
    [resource, ...Object.values(tools ?? noTools)],
  )
}
