import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Select } from '../field/Select.tsx'
import { TextArea } from '../field/TextArea.tsx'
import { Stack } from '../layout/Flow.tsx'
import { Text } from '../text/Text.tsx'
import { MOST_CHARS } from '../themes/clinic/readTheme.ts'
import { themeProblemText } from '../themes/clinic/reportText.ts'
import { themes } from '../themes/themes.ts'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import * as css from './clinic.css.ts'
import { FileButton } from './FileButton.tsx'
import type { ThemeDrafting } from './useThemeDraft.ts'

/** Chooses the theme to start from: a shipped one, or a dropped, opened or pasted JSON. */
export function ThemeSource({ drafting }: { drafting: ThemeDrafting }) {
  const t = useWords(clinicWords)
  const [isOver, setOver] = useState(false)
  const [pasted, setPasted] = useState<string | null>(null)
  const { ofFile, found } = drafting
  const readFile = async (file: File | undefined) => {
    if (file) drafting.read(await file.slice(0, MOST_CHARS * 4).text())
  }
  return (
    <Stack gap={3}>
      <Select
        label={t('part.start')}
        name="start"
        value={themes.find((seed) => seed.name === drafting.draft.name)?.name ?? null}
        options={themes.map((seed) => ({ value: seed.name, label: seed.title }))}
        onChange={(name) => {
          const seed = themes.find((one) => one.name === name)
          if (seed) drafting.start(seed)
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: drag and drop has two buttons as keyboard alternatives */}
      <div
        className={css.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void readFile(event.dataTransfer.files[0])
        }}
      >
        <Text size="s" tone="muted">
          {t('drop.text')}
        </Text>
        <div className={css.twoFields}>
          <FileButton label={t('action.open')} accept="application/json,.json" onFile={(file) => void readFile(file)} />
          <Button size="s" aria-expanded={pasted !== null} onClick={() => setPasted(pasted === null ? '' : null)}>
            {t('action.paste')}
          </Button>
        </div>
        {pasted !== null && (
          <>
            <TextArea label={t('drop.area')} name="json" mono rows={4} value={pasted} onChange={setPasted} />
            <Button size="s" tone="primary" onClick={() => drafting.read(pasted)}>
              {t('drop.read')}
            </Button>
          </>
        )}
      </div>
      {ofFile.length > 0 && (
        <Notice tone="bad" live>
          <ul>
            {ofFile.map((problem) => (
              <li key={problem.field + problem.kind + problem.value + problem.allowed}>
                {problem.field === 'file' ? '' : `${t(`field.${problem.field}`)}: `}
                {themeProblemText(problem, t)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {found > 1 && (
        <Notice tone="info" live>
          {t('drop.first', { n: found })}
        </Notice>
      )}
    </Stack>
  )
}
