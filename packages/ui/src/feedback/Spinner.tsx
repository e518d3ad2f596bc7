import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { spinner } from './spinner.css.ts'

/** Something is going on whose end is not known. Without a label it is decoration beside words that say so. */
export function Spinner({ size = 16, label }: { size?: keyof typeof spinner; label?: string }) {
  return (
    <>
      <span className={spinner[size]} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
