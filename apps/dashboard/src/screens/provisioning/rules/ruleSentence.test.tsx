import { loadWords, useFormat } from '@parapet/ui'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rulesWords } from '../../../words/rules.ts'
import { ruleSentence } from './ruleSentence.ts'

const catalogue = {
  ...{ company: 300, backends: [], sites: [], siteUrl: () => undefined },
  ...{ properties: [], operators: [], templates: [] },
}

const sentenceOf = async (agent: string, url: string) => {
  await loadWords('en', rulesWords)
  const t = rulesWords.words('en')
  if (!t) throw new Error('The words of rules have not loaded')
  const { result } = renderHook(() => useFormat())
  const rule = {
    condition: { conditions: [{ property: 'user_agent', operator: 'contains', value: agent }] },
    action: { id: 1, context: null, template: 'redirect_301', parameters: [{ name: 'url', value: url }] },
  }
  return ruleSentence(rule, catalogue, t, 'en', result.current)
}

it('says which requests and what happens to them', async () => {
  expect(await sentenceOf('BadBot', '/robots')).toEqual({
    when: 'When user agent contains “BadBot”',
    effect: 'redirect 301 to /robots',
  })
})

it('keeps a value that changes the direction of text from turning the sentence', async () => {
  const { when, effect } = await sentenceOf('\u202Etob', '/בלוג')
  expect(when).toBe('When user agent contains “\u2068\u202Etob\u2069”')
  expect(effect).toContain('\u2068/בלוג\u2069')
})
