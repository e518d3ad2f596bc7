import { divider } from './layout.css.ts'

/** A thin line between two groups; vertical inside an Inline. */
export function Divider({ upright = false }: { upright?: boolean }) {
  return upright ? <span className={divider.vertical} aria-hidden="true" /> : <hr className={divider.horizontal} />
}
