import { createVar } from '@vanilla-extract/css'

/** The padding of a dialog's body, for what spans its whole width. */
export const bodyInset = createVar()
