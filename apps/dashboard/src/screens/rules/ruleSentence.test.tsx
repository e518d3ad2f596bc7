import { loadWords, useFormat } from '@parapet/ui'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ruleSentence } from '../../shared/provisioning/ruleSentence.ts'
import { rulesWords } from '../../shared/provisioning/rules.words.ts'
import { ruleHistory } from './ruleHistory.ts'

const catalogue = {
  company: 300,
  backends: [],
  sites: [],
  siteUrl: () => undefined,
  properties: [],
  operators: [],
  templates: [],
}

const redirectTo = (url: string) => ({ template: 'redirect_301', parameters: [{ name: 'url', value: url }] })

const sentenceOf = async (agent: string, url: string, action = redirectTo(url)) => {
  await loadWords('en')
  const t = rulesWords.words('en')
  if (!t) throw new Error('The words of rules have not loaded')
  const { result } = renderHook(() => useFormat())
  const rule = {
    condition: { conditions: [{ property: 'user_agent', operator: 'contains', value: agent }] },
    action: { id: 1, context: null, ...action },
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

it('names a backend with its prefix (§3)', async () => {
  const action = { template: 'assign_backend', parameters: [{ name: 'backend', value: 'origin1' }] }
  expect((await sentenceOf('BadBot', '', action)).effect).toBe('use the backend c300_origin1')
})

it('says what the history has of a rule, a condition and a parameter in a line', async () => {
  await loadWords('en')
  const t = rulesWords.words('en')
  if (!t) throw new Error('The words of rules have not loaded')
  const { result } = renderHook(() => useFormat())
  const tools = { t, f: result.current, siteName: () => undefined }
  const test = { property: 'user_agent', operator: 'contains', value: 'BadBot' }
  expect(ruleHistory.condition?.text?.({ conditions: [test, { ...test, value: 'Worse' }] }, tools)).toBe(
    'user agent contains “BadBot”\nuser agent contains “Worse”',
  )
  expect(ruleHistory.action?.text?.(redirectTo('/a'), tools)).toBe('Redirect permanently (301)\nTarget URL: /a')
})
