import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as css from './clinic.css.ts'

export function Swatch({ hex, size = 's' }: { hex: string; size?: 's' | 'l' }) {
  return <span aria-hidden="true" className={css.chips[size]} style={assignInlineVars({ [css.color]: hex })} />
}
