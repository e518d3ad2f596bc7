/** The longest texts of the tracker, in characters. */
export const ticketLimits = { subject: 255, text: 20_000 } as const
