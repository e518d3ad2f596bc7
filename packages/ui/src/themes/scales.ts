/** The 4 px grid. */
export const space = { 0: '0', 1: '4px', 2: '8px', 3: '12px', 4: '16px', 6: '24px', 8: '32px', 12: '48px' } as const
export const size = { xs: '12px', s: '13px', m: '14px', l: '16px', xl: '20px', xxl: '24px', figure: '32px' } as const
export const weight = { regular: 400, medium: 500, semibold: 600 } as const
export const motion = { fast: '120ms ease-out', base: '180ms ease-out' } as const
