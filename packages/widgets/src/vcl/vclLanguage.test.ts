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
import { vclSnippets } from './vclSnippets.ts'

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
  /** What is offered where `|` is. */
  const offered = (marked: string, over?: Partial<VclEditorContext>) => {
    const at = marked.indexOf('|')
    const text = marked.replace('|', '')
    const before = /[A-Za-z_][\w-]*(?:\.[\w-]*)*$/.exec(text.slice(0, at))?.[0] ?? ''
    return language(over).suggest?.(before, text, at) ?? []
  }
  const texts = (marked: string, over?: Partial<VclEditorContext>) => offered(marked, over).map(({ text }) => text)

  it('offers backends only where provisioning is hired, and only where a backend may stand', () => {
    const hint = 'sub vcl_recv {\n  set req.backend_hint = |'
    expect(texts(hint)).toContain('c300_origin1.backend()')
    expect(texts(hint, { offersBackends: false })).not.toContain('c300_origin1.backend()')
    expect(texts('sub vcl_recv {\n  set req.url = |')).not.toContain('c300_origin1.backend()')
  })

  it('offers nothing of the origin in vcl_recv, and all of it behind the origin', () => {
    const recv = ['set |', 'unset |', 'if (|', 'set req.url = |'].flatMap((line) => texts(`sub vcl_recv {\n  ${line}`))
    expect(recv.filter((text) => /^be(?:req|resp)\b/.test(text))).toEqual([])
    expect(recv).toContain('req.url')
    const response = texts('sub vcl_backend_response {\n  set |')
    expect(response).toContain('beresp.ttl')
    expect(response.filter((text) => /^req\b/.test(text))).toEqual([])
  })

  it('offers the roots of what fits, so that a dot can follow', () => {
    expect(texts('sub vcl_deliver {\n  set |')).toEqual(expect.arrayContaining(['resp', 'resp.http']))
    expect(texts('sub vcl_recv {\n  set |')).not.toContain('resp')
  })

  it('offers snippets of the subroutine, and subroutines that are not yet written', () => {
    expect(texts('sub vcl_recv {\n  |')).toEqual(expect.arrayContaining(['refuse a path', 'if', 'std.log']))
    expect(texts('sub vcl_deliver {\n  |')).not.toContain('refuse a path')
    const beside = texts('sub vcl_recv {\n}\n|')
    expect(beside).toContain('sub vcl_deliver')
    expect(beside).not.toContain('sub vcl_recv')
  })

  it('has snippets that compile where they are offered', async () => {
    for (const { sub, text } of Object.values(vclSnippets)) {
      const written = text('c300_origin1')
        .replace(/\$\{\d+:([^}]*)\}/g, '$1')
        .replaceAll('\\\\', '\\')
      const program = sub === null ? written : `sub ${sub} {\n${written}\n}`
      expect(await language().check?.(program), program).toEqual([])
    }
  })

  it('offers own access lists, subroutines to call, attributes and probes', () => {
    const own = 'acl office { }\nprobe alive { }\n'
    expect(texts(`${own}sub vcl_recv {\n  if (client.ip ~ |`, { acls: ['acl_c300_x'] })).toEqual(
      expect.arrayContaining(['office', 'acl_c300_x']),
    )
    expect(texts('sub vcl_recv {\n  call |')).toContain('deny_request')
    expect(texts(`${own}backend a {\n  .|`)).toContain('host')
    expect(texts(`${own}backend a {\n  .probe = |`)).toEqual(['alive'])
    expect(texts('sub vcl_recv {\n  # |')).toEqual([])
  })

  it('describes each of them', () => {
    const found = offered('sub vcl_backend_response {\n  set |').find(({ text }) => text === 'beresp.ttl')
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
  it('are localised and positioned by the parser', async () => {
    expect(await language().check?.('sub vcl_recv {\n  set rec.url = "/x";\n}')).toEqual([
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
