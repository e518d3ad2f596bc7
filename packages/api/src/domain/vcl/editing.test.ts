import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkVcl } from './check.ts'
import { goodFullPrograms, goodPrograms } from './corpus.ts'
import { formatVcl } from './format.ts'
import { vclVariables } from './language.ts'
import { vclDefinition, vclOutline } from './outline.ts'
import { parseVcl } from './parse.ts'
import { isVclFunctionOffered, isVclVariableOffered, type VclPlace, vclPlace } from './place.ts'
import { vclTokens } from './tokens.ts'

/** A program with `|` where the caret is, and its place. */
function placeOf(marked: string): VclPlace {
  const at = marked.indexOf('|')
  const text = marked.replace('|', '')
  const word = /[A-Za-z_][\w-]*(?:\.[\w-]*)*$/.exec(text.slice(0, at))?.[0] ?? ''
  return vclPlace(text, at, word)
}

describe('the place of completion', () => {
  it.each<[string, Partial<VclPlace>]>([
    ['|', { wanted: 'declaration', sub: null }],
    ['su|', { wanted: 'declaration' }],
    ['sub vcl_re|', { wanted: 'subroutine' }],
    ['sub vcl_recv {\n  |\n}', { wanted: 'statement', sub: 'vcl_recv' }],
    ['sub vcl_recv {\n  se|', { wanted: 'statement', sub: 'vcl_recv' }],
    ['sub vcl_recv {\n  set re|', { wanted: 'set', sub: 'vcl_recv' }],
    ['sub vcl_recv {\n  unset req.http.|', { wanted: 'unset' }],
    ['sub vcl_recv {\n  call |', { wanted: 'call' }],
    ['sub vcl_recv {\n  set req.url |', { wanted: 'nothing' }],
    ['sub vcl_recv {\n  set req.url = |', { wanted: 'value', target: 'req.url' }],
    ['sub vcl_recv {\n  set req.backend_hint = c3|', { wanted: 'value', target: 'req.backend_hint' }],
    ['sub vcl_recv {\n  if (|', { wanted: 'value', target: null }],
    ['sub vcl_recv {\n  if (client.ip ~ |', { wanted: 'acl' }],
    ['sub vcl_recv {\n  if (req.url ~ "a") {\n    |', { wanted: 'statement', sub: 'vcl_recv' }],
    ['sub vcl_recv {\n  if (req.url ~ "a") { unset req.http.X; } |', { wanted: 'statement', sub: 'vcl_recv' }],
    ['sub vcl_recv {\n}\n\nsub vcl_deliver {\n  set |', { wanted: 'set', sub: 'vcl_deliver' }],
    ['sub vcl_recv {\n}\n|', { wanted: 'declaration', sub: null }],
    ['sub vcl_recv {\n  # set |', { wanted: 'nothing' }],
    ['sub vcl_recv {\n  set req.url = "#"; |', { wanted: 'statement' }],
    ['sub vcl_recv {\n  set req.url = "a|', { wanted: 'nothing' }],
    ['backend a {\n  .|', { wanted: 'attribute', owner: 'backend' }],
    ['backend a {\n  .probe = |', { wanted: 'value', owner: 'backend', target: 'probe' }],
    ['acl a {\n  |', { wanted: 'nothing', owner: 'acl' }],
  ])('%j', (marked, place) => expect(placeOf(marked)).toMatchObject(place))
})

describe('what is offered', () => {
  const subs = ['vcl_recv', 'vcl_hash', 'vcl_miss', 'vcl_deliver', 'vcl_backend_fetch', 'vcl_backend_response']
  const named = (name: string) => name.replace('.*', '.X-Any')
  const at = (sub: string, wanted: VclPlace['wanted']): VclPlace => ({ owner: 'sub', sub, wanted, target: null })

  it('never has bereq in vcl_recv', () => {
    for (const wanted of ['set', 'unset', 'value'] as const)
      for (const { name } of vclVariables.filter((one) => /^be(?:req|resp)\./.test(one.name)))
        expect(isVclVariableOffered(named(name), at('vcl_recv', wanted)), name).toBe(false)
    expect(isVclVariableOffered('req.url', at('vcl_recv', 'set'))).toBe(true)
    expect(isVclVariableOffered('req.url', at('vcl_recv', 'unset'))).toBe(false)
    expect(isVclFunctionOffered('hash_data', at('vcl_recv', 'statement'))).toBe(false)
    expect(isVclFunctionOffered('hash_data', at('vcl_hash', 'statement'))).toBe(true)
  })

  // The check and completion read one table: what is offered is accepted, what is not offered is reported.
  it.each(subs)('is what the check accepts in %s', (sub) => {
    const isRefused = (line: string) =>
      checkVcl(`sub ${sub} { ${line} }`, { backends: [], acls: [] }).some(
        ({ code }) => code === 'variable-not-here' || code === 'read-only',
      )
    for (const variable of vclVariables) {
      const name = named(variable.name)
      expect(isVclVariableOffered(name, at(sub, 'set')), `set ${name}`).toBe(!isRefused(`set ${name} = "x";`))
      expect(isVclVariableOffered(name, at(sub, 'unset')), `unset ${name}`).toBe(!isRefused(`unset ${name};`))
      expect(isVclVariableOffered(name, at(sub, 'value')), name).toBe(!isRefused(`std.log("" + ${name});`))
    }
  })

  it('to a backend is a backend, and to a text is none', () => {
    const to = (target: string): VclPlace => ({ ...at('vcl_recv', 'value'), target })
    expect(isVclVariableOffered('req.url', to('req.backend_hint'))).toBe(false)
    expect(isVclVariableOffered('req.backend_hint', to('req.backend_hint'))).toBe(true)
    expect(isVclVariableOffered('req.backend_hint', to('req.url'))).toBe(false)
  })
})

describe('the outline', () => {
  const text = `acl office { "192.0.2.0"/24; }
probe alive { .url = "/"; }
backend own { .host = "origin.example"; .probe = alive; }
sub vcl_recv {
  set req.url = ;
  if (client.ip ~ office) { set req.backend_hint = own.backend(); }
}
sub vcl_deliver { }`

  it('has every declaration in order, also beside a mistake', () => {
    expect(vclOutline(text).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'acl office',
      'probe alive',
      'backend own',
      'sub vcl_recv',
      'sub vcl_deliver',
    ])
    for (const { at, end, name } of vclOutline(text)) expect(text.slice(at, end)).toBe(name)
  })

  it.each([
    ['~ office', 3, 'office'],
    ['= own.backend', 4, 'own'],
    ['= own.backend', 8, 'own'],
    ['.probe = alive', 10, 'alive'],
  ])('goes from %s to its declaration', (use, into, name) => {
    expect(vclDefinition(text, text.indexOf(use) + into)?.name).toBe(name)
  })

  it('has no declaration of what is written elsewhere', () => {
    expect(vclDefinition('sub vcl_recv { call deny_request; }', 23)).toBeUndefined()
    expect(vclDefinition('', 0)).toBeUndefined()
  })
})

const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'at' || key === 'end' ? undefined : inner)))
const programs = [...Object.values(goodPrograms), ...Object.values(goodFullPrograms)]
const comment = /(?:(?:#|\/\/)[^\n]*|\/\*[\s\S]*?\*\/)/g
/** The comments of a program: what is between its tokens. */
function commentsOf(text: string): string[] {
  let from = 0
  return vclTokens(text).tokens.flatMap((token) => {
    const between = text.slice(from, token.at)
    from = token.end
    return [...between.matchAll(comment)].map(([one]) => one.trimEnd())
  })
}

/** A program with other space and comments between its tokens. */
const shaken = fc
  .tuple(
    fc.constantFrom(...programs),
    fc.array(
      fc.constantFrom(' ', '\n', '\n\n\n', '\t', ' # one\n', '\n// two\n', ' /* three */ ', '\n/* four\n  lines */\n'),
      { minLength: 40, maxLength: 60 },
    ),
  )
  .map(([text, gaps]) => {
    const { tokens } = vclTokens(text)
    return tokens.map(({ at, end }, i) => `${gaps[i % gaps.length]}${text.slice(at, end)}`).join('')
  })

describe('the format', () => {
  it('keeps the meaning and the comments, and is at rest', () => {
    fc.assert(
      fc.property(fc.oneof(shaken, fc.constantFrom(...programs)), (text) => {
        const formatted = formatVcl(text)
        if (formatted === null) throw new Error(`not formatted: ${text}`)
        expect(bare(parseVcl(formatted))).toEqual(bare(parseVcl(text)))
        expect(commentsOf(formatted)).toEqual(commentsOf(text))
        expect(formatVcl(formatted)).toBe(formatted)
        expect(formatted).not.toMatch(/[ \t]\n(?![\s\S]*["}])|\n\n\n/)
      }),
      { numRuns: 400 },
    )
  })

  it('leaves what is written well as it is', () => {
    const text = goodPrograms['what a customer writes'] ?? ''
    expect(formatVcl(text)).toBe(text)
  })

  it('makes a line for each statement', () => {
    expect(
      formatVcl(`acl office{ "192.0.2.0"/24;! "192.0.2.7";}
sub vcl_recv{# why
if(req.url~"^/a"&&!(req.http.X)){set req.url="/"+req.http.Y;}else if(req.restarts>-1){call deny_request;}
// last
set req.http.Long = "a" +
"b";

unset req.http.Z; /* behind */


}
sub vcl_deliver{}`),
    ).toBe(`acl office {
  "192.0.2.0"/24;
  ! "192.0.2.7";
}

sub vcl_recv { # why
  if (req.url ~ "^/a" && !(req.http.X)) {
    set req.url = "/" + req.http.Y;
  } else if (req.restarts > -1) {
    call deny_request;
  }
  // last
  set req.http.Long = "a" +
    "b";

  unset req.http.Z; /* behind */
}

sub vcl_deliver {
}
`)
  })

  it('does not touch a program whose lines are unknown', () => expect(formatVcl('sub vcl_recv { set x }')).toBeNull())
})
