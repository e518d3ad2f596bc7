import { type BotEntry, type ServiceKey, stepsOf } from '@parapet/api'
import type { RowContext, WidgetRow } from '../rows/row.ts'
import { valueChart } from './familyRows.ts'
import { botHistory } from './familySources.ts'
import { outcomeColors } from './meaningColors.ts'
import type { FamilySource } from './traffic.ts'

const isOutcome = (key: string): key is keyof typeof outcomeColors => Object.hasOwn(outcomeColors, key)
/** Returns the name of what happened to a bot's requests; an unknown one as it is. */
export const outcomeName = (key: string, { t }: RowContext) => (isOutcome(key) ? t(`bots.${key}`) : key)

/** A chart of bot requests by what happened to them. */
export function outcomesChart(
  code: string,
  source: FamilySource,
  { shape = 'stack', service }: { shape?: 'stack' | 'bar'; service?: ServiceKey } = {},
): WidgetRow {
  return valueChart<BotEntry>(code, {
    title: 'bots.outcomes',
    about: 'bots.outcomes.about',
    icon: 'bot',
    subtitle: 'bots.outcomes.sub',
    reads: source.overTime,
    supportedFilters: source.filters,
    entriesOf: (answer) => stepsOf(answer as Parameters<typeof stepsOf>[0]) as BotEntry[],
    lines: ({ t }) =>
      (['allow', 'captcha', 'jschallenge', 'block'] as const).map((key) => ({
        key,
        label: t(`bots.${key}`),
        color: outcomeColors[key],
        of: (entry) => entry[key],
      })),
    how: 'perSecond',
    shape,
    ...(service ? { service } : {}),
    unit: 'req/s',
  })
}

/** The outcomes of bots on the screen of their settings. */
export const botOutcomes = outcomesChart('bots.settings.outcomes', botHistory)
