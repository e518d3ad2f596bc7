/** The choices of autorefresh (§9) in ms; 0 is off. */
export const refreshChoices = [0, 60_000, 180_000, 300_000] as const

/** The refresh interval of a page in ms. */
export type RefreshMs = (typeof refreshChoices)[number]
