import { checkTranslations } from '@parapet/ui'
import { expect, it } from 'vitest'

const files = import.meta.glob<{ default: Record<string, string> }>('../../**/*.{en,es}.ts', { eager: true })
const areas = [...new Set(Object.keys(files).map((file) => file.split('.').slice(0, -2).join('.')))]

it.each(areas)('has the same messages and arguments in both languages: %s', (area) => {
  const [en, es] = ['en', 'es'].map((locale) => files[`${area}.${locale}.ts`]?.default)
  expect(checkTranslations(en ?? {}, es ?? {})).toEqual([])
})
