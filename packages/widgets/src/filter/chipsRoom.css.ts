import { style } from '@vanilla-extract/css'

/** Where the chips will be: nothing below them moves when they come. */
export const chipsRoom = style({ minBlockSize: '32px' })
