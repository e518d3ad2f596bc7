/** Returns the URL if a link may lead there: absolute, http or https, without a password. Otherwise null. */
export function safeUrl(text: string | null | undefined): string | null {
  if (!text || !/^https?:\/\//i.test(text)) return null
  try {
    const url = new URL(text)
    return (url.protocol === 'http:' || url.protocol === 'https:') && !url.username && !url.password ? url.href : null
  } catch {
    return null
  }
}
