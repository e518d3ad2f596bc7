/** A text that takes so many lines before it is cut: the only way that browsers have for it, with what it needs beside it. */
export const upToLines = (most: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: most,
    overflow: 'hidden',
    whiteSpace: 'normal',
  }) as const
