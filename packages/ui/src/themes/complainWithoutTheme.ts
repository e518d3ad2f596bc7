import { use } from 'react'
import { ThemeContext, withoutProvider } from './ThemeProvider.tsx'

const told = new Set<string>()

/** Says once for each component that it is drawn without a `ThemeProvider`. The packed packages call it in development (decision 0091). */
export function complainWithoutTheme(component: string): void {
  if (use(ThemeContext) !== withoutProvider || told.has(component)) return
  told.add(component)
  // biome-ignore lint/suspicious/noConsole: this sentence is for the developer of the app, in development only.
  console.error(
    `<${component}> is drawn without a <ThemeProvider>: it has the colours of Parapet instead of yours. Put <ThemeProvider seed={…} mode="system"> around your app.`,
  )
}
