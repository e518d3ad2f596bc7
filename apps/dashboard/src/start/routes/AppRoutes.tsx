import { useMemo } from 'react'
import { type DataRouter, RouterProvider } from 'react-router-dom'
import { type LoadObjectFields, ObjectFieldsContext } from '../../kit/changes/ObjectFieldsContext.ts'
import { withoutBriefProgress } from '../../platform/performance/withoutBriefProgress.ts'
import { RouterContext } from '../../platform/router/RouterContext.ts'

const loadObjectFields: LoadObjectFields = async (kind) =>
  (await import('../../pages/objectFields.ts')).loadObjectFields(kind)

/** Renders the routes of a router made by `createAppRouter`. */
export function AppRoutes({ router }: { router: DataRouter }) {
  const calm = useMemo(() => withoutBriefProgress(router), [router])
  return (
    <RouterContext value={router}>
      {/* Without useTransitions: it renders every link of the page at once, twice in each navigation. Pages render in a transition all the same. */}
      <ObjectFieldsContext value={loadObjectFields}>
        <RouterProvider router={calm} />
      </ObjectFieldsContext>
    </RouterContext>
  )
}
