/** The currency of packages and consumption; their answers do not name one. */
export const CURRENCY = 'EUR'
