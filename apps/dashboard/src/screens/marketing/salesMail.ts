/**
 * Where sales is reached: a mail with what it is about when the configuration gives a mail address, else the page that it gives.
 * Without either the mail has no address yet: the user knows whom to write to, and keeps the subject.
 */
export function salesMail(sales: string | null, { subject, body }: { subject: string; body: string }): string {
  const address = sales?.replace(/^mailto:/, '').split('?')[0] ?? ''
  if (sales && !address.includes('@')) return sales
  // Mail clients read '+' as a plus: spaces have to be %20.
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
