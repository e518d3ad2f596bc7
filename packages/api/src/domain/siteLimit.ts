/** §9: the most sites of a selection; with more, a page starts with a shorter range. */
export const MAX_SITES = 10
