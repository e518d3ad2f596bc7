import { useMemo } from 'react'
import { FieldFrame, type FieldProps, useFieldIds } from '../field/FieldFrame.tsx'
import { pickFrame } from '../field/TextField.tsx'
import { CodeEditor, type CodeEditorProps } from './CodeEditor.tsx'

export interface CodeFieldProps
  extends FieldProps<string>,
    Pick<CodeEditorProps, 'language' | 'problems' | 'placeholder' | 'height' | 'compareWith'> {}

/** A form field with a code editor. */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onChange, onBlur, language, problems, placeholder, height, compareWith, disabledReason } = props
  const { id, labelId, aria } = useFieldIds(props)
  const key = JSON.stringify(aria)
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by content
  const stableAria = useMemo(() => aria, [key])
  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <CodeEditor
        label={label}
        value={value}
        onChange={onChange}
        {...(onBlur ? { onBlur } : {})}
        language={language}
        {...(problems ? { problems } : {})}
        isReadOnly={disabledReason !== undefined}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(height ? { height } : {})}
        {...(compareWith ? { compareWith } : {})}
        aria={stableAria}
      />
    </FieldFrame>
  )
}
