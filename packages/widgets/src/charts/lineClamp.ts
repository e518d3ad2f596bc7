/** Clamps text to `lines` lines. */
export const lineClamp = (most: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: most,
    overflow: 'hidden',
    whiteSpace: 'normal',
  }) as const
