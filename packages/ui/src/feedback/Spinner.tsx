import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { spinner } from './spinner.css.ts'

/** An indeterminate progress indicator. Without a label it is decorative. */
export function Spinner({ size = 16, label }: { size?: keyof typeof spinner; label?: string }) {
  return (
    <>
      <span className={spinner[size]} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
