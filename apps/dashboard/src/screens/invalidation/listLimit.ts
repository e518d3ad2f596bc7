/** The number of invalidations that the list reads, newest first. */
export const LIST_LIMIT = 1000
/** More URLs than these are purged only after a confirmation. */
export const CONFIRM_FROM = 100
