/** The number of invalidations that the list reads, newest first. */
export const LIST_LIMIT = 1000
