import type { Alert } from '@parapet/api'

/** Who a limit notifies: its email addresses, and the kinds of its other reactions. */
export const limitRecipients = ({ reactions }: Pick<Alert, 'reactions'>): string[] =>
  reactions.flatMap(({ params: { emails }, reaction_type }) =>
    Array.isArray(emails) ? emails.filter((one) => typeof one === 'string') : [reaction_type],
  )
