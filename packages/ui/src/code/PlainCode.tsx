import { type Ref, useImperativeHandle, useRef } from 'react'
import { Notice } from '../feedback/Notice.tsx'
import { codeWords } from '../words/code.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import type { CodeHand, CodeSurfaceProps } from './CodeSurface.tsx'
import * as css from './code.css.ts'
import { positionAt } from './language.ts'

type CommonProps = Pick<CodeSurfaceProps, 'value' | 'onChange' | 'label' | 'isReadOnly' | 'placeholder'>

/** The text area that replaces the editor when Monaco cannot load. */
export function PlainCode({
  ref,
  value,
  onChange,
  label,
  isReadOnly,
  placeholder,
}: CommonProps & { ref: Ref<CodeHand> }) {
  const t = useWords(codeWords)
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(
    ref,
    () => ({
      goTo: (at, end) => {
        const input = area.current
        if (!input) return
        input.focus()
        input.setSelectionRange(at, end)
        input.scrollTop = Math.max(0, (positionAt(input.value, at).line - 2) * css.lineHeight)
      },
      find: () => {},
      caret: () => area.current?.selectionStart ?? 0,
      replace: onChange,
    }),
    [onChange],
  )
  return (
    <div className={css.fallback}>
      <Notice tone="watch" live>
        {t('failed')}
      </Notice>
      <textarea
        ref={area}
        className={css.plain}
        aria-label={label}
        value={value}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        readOnly={isReadOnly}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
