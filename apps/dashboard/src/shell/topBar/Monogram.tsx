import * as css from './switcher.css.ts'

/** The initials of a company, where its name does not fit. Decorative. */
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
