import { formatDate, formatDuration } from '../format/dates.ts'
import type { Locale, T } from '../words/types.ts'
import type { uiWords } from '../words/ui.ts'
import type { RangeLimits, RangeProblem } from './range.ts'

type UiT = T<typeof uiWords extends { words(locale: Locale): T<infer M> | undefined } ? M : never>

export function rangeProblemText(
  found: RangeProblem,
  { min, maxSpanSeconds, zone }: RangeLimits,
  t: UiT,
  locale: Locale,
  limitReason?: string,
): string {
  switch (found.problem) {
    case 'missing':
      return t('range.missing')
    case 'notDate':
      return t('range.notDate')
    case 'order':
      return t('range.order')
    case 'future':
      return t('range.future')
    case 'tooOld':
      return t('range.tooOld', { date: formatDate(min, 'dateTime', locale, zone) })
    case 'tooLong':
      return limitReason ?? t('range.tooLong', { duration: formatDuration(maxSpanSeconds, t) })
  }
}
