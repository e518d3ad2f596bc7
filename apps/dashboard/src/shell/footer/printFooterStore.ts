import { createStore } from '@parapet/base'

/** The store of what the page prints in its footer: screens write it, the footer around them reads it. */
export const printFooterStore = createStore<readonly string[]>([])
