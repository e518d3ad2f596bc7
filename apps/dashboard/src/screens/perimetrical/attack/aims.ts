import type { FilterKey, FilterLists } from '@parapet/api'
import { useLocale, useWords } from '@parapet/ui'
import { keyText, kindWords } from '@parapet/widgets'
import { attackWords } from './attack.words.ts'

/** One thing that the requests of the attack have in common. */
export interface Aim {
  readonly key: FilterKey
  readonly value: string
}

/** What the requests of the attack have in common, one by one. */
export const aimsOf = (include: FilterLists): Aim[] =>
  (Object.keys(include) as FilterKey[]).flatMap((key) => (include[key] ?? []).map((value) => ({ key, value })))

/** Returns how what the requests have in common is named. */
export function useAimName(): (key: FilterKey, value: string) => string {
  const t = useWords(attackWords)
  const k = useWords(kindWords)
  const { locale } = useLocale()
  return (key, value) =>
    t('aim.name', {
      what: t(`key.${key}`),
      value: key === 'countrycode' ? keyText(value, 'country', k, locale, undefined) : value,
    })
}
