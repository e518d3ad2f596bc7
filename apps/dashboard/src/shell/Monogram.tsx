import * as css from './switcher.css.ts'

/** The first letters of a company's name, where its whole name has no room. Decoration. */
export function Monogram({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
  return (
    <span className={css.monogram} aria-hidden="true">
      {letters.toUpperCase()}
    </span>
  )
}
