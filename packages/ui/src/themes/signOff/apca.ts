import { ColorSpace, contrastAPCA, sRGB } from 'colorjs.io/fn'

ColorSpace.register(sRGB)

/** Returns the APCA lightness contrast (0.0.98G) of a text on a background, both as `#rrggbb…`; negative for light on dark. */
export const apca = (front: string, back: string): number => contrastAPCA(back.slice(0, 7), front.slice(0, 7))
