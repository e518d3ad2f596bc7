import type { RuntimeConfig } from './RuntimeConfig.ts'

type Docs = Pick<RuntimeConfig['third'], 'docs' | 'docsOfTheme' | 'docsPages'>

/** Where the provider explains a page: its own part of the documentation of the theme, or the documentation as a whole. */
export function docsAddress(
  { docs, docsOfTheme, docsPages }: Docs,
  { theme, page }: { theme: string; page: string | undefined },
): { readonly href: string | null; readonly isOfPage: boolean } {
  const base = docsOfTheme[theme] ?? docs
  const path = page === undefined ? undefined : docsPages[page]
  if (base === null || path === undefined) return { href: base, isOfPage: false }
  const root = new URL(base.endsWith('/') ? base : `${base}/`, 'https://same.invalid')
  const target = new URL(path.replace(/^\/+/, ''), root)
  // A path of the table never leads out of the documentation.
  if (!target.href.startsWith(root.href)) return { href: base, isOfPage: false }
  return { href: base.startsWith('/') ? target.pathname + target.hash : target.href, isOfPage: true }
}
