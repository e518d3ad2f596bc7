import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { spinner } from './spinner.css.ts'

/** A spinner; decorative without a label. */
export function Spinner({ size = 16, label }: { size?: keyof typeof spinner; label?: string }) {
  return (
    <>
      <span className={spinner[size]} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
