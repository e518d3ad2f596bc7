import {
  type Catalogue,
  type Format,
  formatOf,
  type Locale,
  type LocaleValue,
  type Messages,
  type T,
  uiWords,
  useLocale,
  useWords,
} from '@parapet/ui'
import { eventsWords } from '@parapet/widgets/events'
import { attentionWords, explainedWords } from '@parapet/widgets/report'
import { useMemo } from 'react'
import type { WordsOf } from '../../platform/words/wordsOf.ts'
import { monthNameIn } from '../../shared/billing/useMonthName.ts'
import { eventGapsWords } from '../../shared/board/events/eventGaps.words.ts'
import { limitsWords } from '../../shared/limits/limits.words.ts'
import { amountsOf } from '../../shared/limits/useAmounts.ts'
import { reportWords } from './report.words.ts'

interface ReportTexts {
  readonly t: WordsOf<typeof reportWords>
  /** The definitions of figures. */
  readonly defined: WordsOf<typeof explainedWords>
  readonly events: WordsOf<typeof eventsWords>
  readonly anomalies: WordsOf<typeof attentionWords>
  readonly gaps: WordsOf<typeof eventGapsWords>
  readonly limits: WordsOf<typeof limitsWords>
  readonly ui: WordsOf<typeof uiWords>
}

/** Texts and formats of a report, in its language, which is not that of the page. */
export interface ReportTools extends Omit<ReportTexts, 'limits' | 'ui'> {
  readonly locale: Locale
  readonly f: Format
  readonly amounts: ReturnType<typeof amountsOf>
  readonly monthName: (month: string) => string
}

const toolsOf = (value: LocaleValue, { limits, ui, ...texts }: ReportTexts): ReportTools => {
  const f = formatOf(value, ui)
  return { ...texts, locale: value.locale, f, amounts: amountsOf(limits, f), monthName: monthNameIn(value.locale) }
}

/** Returns the tools of the language around. Suspends while its texts load. */
export function useReportTools(): ReportTools {
  const { locale, zone, byteLabels } = useLocale()
  const t = useWords(reportWords)
  const defined = useWords(explainedWords)
  const events = useWords(eventsWords)
  const anomalies = useWords(attentionWords)
  const gaps = useWords(eventGapsWords)
  const limits = useWords(limitsWords)
  const ui = useWords(uiWords)
  return useMemo(
    () =>
      toolsOf({ locale, zone, ...(byteLabels && { byteLabels }) }, { t, defined, events, anomalies, gaps, limits, ui }),
    [locale, zone, byteLabels, t, defined, events, anomalies, gaps, limits, ui],
  )
}

async function wordsOf<M extends Messages>(words: Catalogue<M>, locale: Locale): Promise<T<M>> {
  await words.load(locale)
  const t = words.words(locale)
  if (!t) throw new Error('a loaded catalogue has words')
  return t
}

/** Loads the tools of a language, for reports that no screen shows. */
export async function loadReportTools(value: LocaleValue): Promise<ReportTools> {
  const { locale } = value
  const [t, defined, events, anomalies, gaps, limits, ui] = await Promise.all([
    wordsOf(reportWords, locale),
    wordsOf(explainedWords, locale),
    wordsOf(eventsWords, locale),
    wordsOf(attentionWords, locale),
    wordsOf(eventGapsWords, locale),
    wordsOf(limitsWords, locale),
    wordsOf(uiWords, locale),
  ])
  return toolsOf(value, { t, defined, events, anomalies, gaps, limits, ui })
}
