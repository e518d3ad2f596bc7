import { style } from '@vanilla-extract/css'

export const chipsRoom = style({ minBlockSize: '32px' })
