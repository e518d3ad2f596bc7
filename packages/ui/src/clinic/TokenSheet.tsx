import { Stack } from '../layout/Flow.tsx'
import { Text } from '../text/Text.tsx'
import type { ColorToken } from '../themes/contract.css.ts'
import type { ThemeTokens } from '../themes/seed.ts'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import * as css from './clinic.css.ts'
import { Swatch } from './Swatch.tsx'

const groups = ['surfaces', 'rail', 'inks', 'brand', 'meaning', 'data', 'map'] as const
type Group = (typeof groups)[number]

const groupPatterns: readonly [Group, RegExp][] = [
  ['surfaces', /^(page|card|raised|sunken|hover|scrim)$/],
  ['rail', /^(rail|onRail)/],
  ['inks', /^(text|muted|faint|line|edge)$/],
  ['brand', /^(brand|onBrand|focus)/],
  ['meaning', /^(good|watch|bad|info|onBad)/],
  ['map', /^(seq\d|none)$/],
]

function groupOf(token: string): Group {
  return groupPatterns.find(([, names]) => names.test(token))?.[0] ?? 'data'
}

export function TokenSheet({ tokens }: { tokens: ThemeTokens }) {
  const t = useWords(clinicWords)
  const names = Object.keys(tokens.color) as ColorToken[]
  return (
    <Stack gap={4}>
      {groups.map((group) => (
        <Stack key={group} gap={2}>
          <Text as="div" size="s" weight="semibold">
            {t(`tokens.${group}`)}
          </Text>
          <div className={css.swatches}>
            {names
              .filter((name) => groupOf(name) === group)
              .map((name) => (
                <div key={name} className={css.swatch}>
                  <Swatch hex={tokens.color[name]} size="l" />
                  <Stack gap={0}>
                    <Text size="s" weight="medium" truncate>
                      {name}
                    </Text>
                    <Text size="xs" tone="muted" numeric>
                      {tokens.color[name]}
                    </Text>
                  </Stack>
                </div>
              ))}
          </div>
        </Stack>
      ))}
    </Stack>
  )
}
