import * as fieldCss from '../field/field.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { useCopy } from './useCopy.ts'

export function CopyInside({ label, value }: { label: string; value: string }) {
  const t = useWords(uiWords)
  const copy = useCopy()
  return (
    <button
      type="button"
      className={fieldCss.inner}
      aria-label={t('copy.what', { label })}
      onClick={() => void copy(value)}
    >
      <Icon name="copy" size={16} />
    </button>
  )
}
