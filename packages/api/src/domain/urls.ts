/**
 * Where to go after login: the target when it is an absolute path of this origin, else home. Refuses other origins, protocol-relative
 * and backslash forms, control characters, schemes, and the login screens themselves (a loop).
 */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target)) return '/'
  let url: URL
  try {
    url = new URL(target, 'http://same.invalid')
  } catch {
    return '/'
  }
  // Checked on the resolved address: '/.//evil.example' is a path that becomes '//evil.example'.
  if (url.origin !== 'http://same.invalid' || url.pathname.startsWith('//') || /^\/auth(\/|$)/.test(url.pathname))
    return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

/** A URL is valid if it can be parsed (§5). */
export function isUrl(text: string): boolean {
  return URL.canParse(text)
}
