/** Builds the link to sales: an email with subject and body, or the configured page. */
export function salesMail(sales: string | null, { subject, body }: { subject: string; body: string }): string {
  const address = sales?.replace(/^mailto:/, '').split('?')[0] ?? ''
  if (sales && !address.includes('@')) return sales
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
