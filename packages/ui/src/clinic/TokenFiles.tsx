import { Button } from '../button/Button.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { saveText } from '../table/toCsv.ts'
import { Text } from '../text/Text.tsx'
import type { ThemeSeed } from '../themes/seed.ts'
import { tokenFileName, tokenFileText } from '../themes/tokenFiles/writeTokens.ts'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'

const modes = ['light', 'dark'] as const

/** Saves the design tokens of a theme, one file a mode. */
export function TokenFiles({ seed }: { seed: ThemeSeed }) {
  const t = useWords(clinicWords)
  return (
    <Stack gap={2}>
      <Text as="p" size="s" tone="muted">
        {t('tokens.filesText')}
      </Text>
      <Inline>
        {modes.map((mode) => (
          <Button
            key={mode}
            icon="download"
            onClick={() => saveText(tokenFileName(seed, mode), tokenFileText(seed, mode), 'application/json')}
          >
            {t('action.export', { file: tokenFileName(seed, mode) })}
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}
