const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for the content and the quoted attributes of HTML. */
export const escapeHtml = (text: string | number): string =>
  String(text).replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** Quotes a text as one word of a POSIX shell. */
export const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
