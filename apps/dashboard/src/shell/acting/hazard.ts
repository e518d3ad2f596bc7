/** The colours of the frame while acting as somebody, of no theme: on any ground, one of both stands out. */
export const hazard = { dark: '#111111', bright: '#ffd400' } as const
