import type { VclProblemCode } from '@parapet/api'
import { checkTranslations } from '@parapet/ui'
import { readLine } from '@parapet/ui/code'
import { beforeAll, describe, expect, it } from 'vitest'
import { badPrograms, goodPrograms } from '../../../api/src/domain/vcl/corpus.ts'
import { vclKeywords } from '../../../api/src/domain/vcl/keywords.ts'
import { vclTokens } from '../../../api/src/domain/vcl/tokens.ts'
import en from '../words/vcl.en.ts'
import es from '../words/vcl.es.ts'
import { vclWords } from '../words/vcl.ts'
import { type VclEditorContext, vclLanguage, vclProblemText, vclStates } from './vclLanguage.ts'

beforeAll(() => Promise.all([vclWords.load('en'), vclWords.load('es')]))

const setting: VclEditorContext = { keywords: vclKeywords, backends: ['c300_origin1'], acls: [], offersBackends: true }
const language = (over: Partial<VclEditorContext> = {}) => vclLanguage(vclWords.words('en')!, { ...setting, ...over })

function painted(text: string): string[] {
  let state = 'start'
  return text.split('\n').flatMap((line) => {
    const { runs, state: next } = readLine(vclStates, state, line)
    state = next
    return [...[...line].map((_, at) => runs.findLast((run) => run.at <= at)?.ink ?? 'plain'), 'end']
  })
}

describe('syntax colours', () => {
  // The editor reads by lines and the check by words: what one takes for a text or a number, the other must, too.
  it.each(Object.entries(goodPrograms))('agree with the parser about %s', (_, text) => {
    const inks = painted(text)
    for (const { kind, at, end, value } of vclTokens(text).tokens) {
      const own = inks.slice(at, end).filter((ink) => ink !== 'end')
      if (kind === 'string') expect(new Set(own), value).toEqual(new Set(['string']))
      if (kind === 'number') expect(new Set(own), value).toEqual(new Set(['number']))
      if (kind === 'word' || kind === 'symbol') expect(own, value).not.toContain('string')
    }
  })

  it('mark an unterminated string as an error', () => {
    expect(painted('set x = "open;')).toContain('wrong')
  })
})

describe('completion', () => {
  const offered = (over?: Partial<VclEditorContext>) =>
    language(over)
      .suggest?.('')
      ?.map(({ text }) => text) ?? []

  it('offers the keywords, and backends only where provisioning is hired', () => {
    const words = vclKeywords.map(({ text }) => text)
    expect(offered({ offersBackends: false })).toEqual(words)
    expect(offered()).toEqual([...words, 'c300_origin1.backend()'])
  })

  it('describes each of them', () => {
    const found = language()
      .suggest?.('')
      ?.find(({ text }) => text === 'beresp.ttl')
    expect(found).toEqual({
      text: 'beresp.ttl',
      kind: 'variable',
      note: ['A variable of type DURATION. Can be read and set.', 'In vcl_backend_response, vcl_backend_error.'],
    })
  })
})

describe('hover texts', () => {
  it('exist for keywords and backends, not for user-defined names', () => {
    const { note } = language()
    expect(note?.('c300_origin1.backend')).toEqual(['One of your backends.'])
    expect(note?.('std.collect')).toEqual(['A function with 1 to 2 arguments.'])
    expect(note?.('regsub')).toEqual(['A function with 3 arguments.'])
    expect(note?.('mine')).toBeUndefined()
  })
})

describe('problems', () => {
  it('are localised and positioned by the parser', () => {
    expect(language().check?.('sub vcl_recv {\n  set rec.url = "/x";\n}')).toEqual([
      { at: 21, end: 28, text: 'There is no variable rec.url.', tone: 'bad' },
    ])
  })

  it('have a text in both languages for every code of the corpus', () => {
    expect(checkTranslations(en, es)).toEqual([])
    const codes = new Set<VclProblemCode>(badPrograms.map(([, code]) => code))
    expect(codes.size).toBeGreaterThan(20)
    for (const locale of ['en', 'es'] as const) {
      for (const code of codes) {
        const text = vclProblemText(vclWords.words(locale)!, { code, name: 'NAME', got: 'GOT', at: 0, end: 1 })
        expect(text).not.toMatch(/[{}]|problem\./)
      }
    }
  })
})
