import { visibleText } from './lineText.ts'

/** Returns what a browser requests for a valid URL: no fragment or password, dots resolved, host and path encoded. */
export function requestedUrl(text: string): URL {
  const url = new URL(text)
  url.hash = ''
  url.username = ''
  url.password = ''
  return url
}

/** Returns what a browser requests for a path; text that is no path is returned as it is. */
export function requestedPath(text: string): string {
  const typed = visibleText(text)
  if (!typed.startsWith('/') || /[\s\\]/.test(typed)) return typed
  const { pathname, search } = requestedUrl(`https://x${typed}`)
  return `${pathname}${search}`
}
