import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import * as css from './clinic.css.ts'

interface FileButtonProps {
  label: string
  accept: string
  onFile: (file: File) => void
}

/** Opens a file of the user's computer; nothing leaves the browser. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  return (
    <label className={css.fileLabel}>
      <VisuallyHidden>
        <input
          type="file"
          accept={accept}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onFile(file)
            target.value = ''
          }}
        />
      </VisuallyHidden>
      {label}
    </label>
  )
}
