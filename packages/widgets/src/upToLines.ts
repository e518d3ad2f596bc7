/** Clamps text to `lines` lines. */
export const upToLines = (most: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: most,
    overflow: 'hidden',
    whiteSpace: 'normal',
  }) as const
