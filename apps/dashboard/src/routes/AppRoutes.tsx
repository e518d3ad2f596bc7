import { type DataRouter, RouterProvider } from 'react-router-dom'
import { RouterContext } from '../router/RouterContext.ts'

/** Renders the routes of a router made by `createAppRouter`. */
export function AppRoutes({ router }: { router: DataRouter }) {
  return (
    <RouterContext value={router}>
      <RouterProvider router={router} useTransitions />
    </RouterContext>
  )
}
