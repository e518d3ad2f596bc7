// Pages that scripts write to disk: the review of pictures and the sign-off of a theme.
import { createHash } from 'node:crypto'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for the content and the quoted attributes of HTML. */
export const escaped = (text: string | number): string =>
  String(text).replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** The source of a Content-Security-Policy that admits one inline script or style. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
