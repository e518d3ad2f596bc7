/**
 * Builds the link to sales: a mail with subject and body, or the configured page; a mail without an address if
 * neither is configured.
 */
export function salesMail(sales: string | null, { subject, body }: { subject: string; body: string }): string {
  const address = sales?.replace(/^mailto:/, '').split('?')[0] ?? ''
  if (sales && !address.includes('@')) return sales
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
