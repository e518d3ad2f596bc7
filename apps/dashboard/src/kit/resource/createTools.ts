import { type Context, createContext, use } from 'react'

/** Creates a provider with which a page gives tools to its resource, and the hook which `use` of the resource names. */
export function createTools<Tools extends object>(): readonly [Context<Tools | null>, () => Tools] {
  const ToolsContext = createContext<Tools | null>(null)
  return [
    ToolsContext,
    () => {
      const tools = use(ToolsContext)
      if (tools === null) throw new Error('The page around this resource gives it no tools')
      return tools
    },
  ]
}
