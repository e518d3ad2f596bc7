/** Returns the redirect target after login if it is a path of this origin other than login, else home. */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return '/'
  let url: URL
  try {
    url = new URL(target, 'http://same.invalid')
  } catch {
    return '/'
  }
  if (url.origin !== 'http://same.invalid' || url.pathname.startsWith('//') || /^\/auth(\/|$)/.test(url.pathname))
    return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

/** A URL is valid if it can be parsed (§5). */
export function isUrl(text: string): boolean {
  return URL.canParse(text)
}

/** Whether a text is a URL of the web: §5, and http or https. */
export function isWebUrl(text: string): boolean {
  return isUrl(text) && /^https?:\/\//i.test(text)
}
