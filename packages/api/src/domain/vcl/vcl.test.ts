import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkVcl } from './check.ts'
import { badPrograms, goodFullPrograms, goodPrograms } from './corpus.ts'
import { type VclKeywordNode, vclKeywords, vclKeywordTree } from './keywords.ts'
import { readVclMessage, vclMessage, vclPosition } from './message.ts'
import { parseVcl } from './parse.ts'
import { printVcl } from './print.ts'
import type { VclArgument, VclDeclaration, VclExpression, VclField, VclProgram, VclStatement } from './syntax.ts'
import { vclAssignments, vclPrecedence } from './syntax.ts'
import { vclTokens } from './tokens.ts'

const surroundings = { backends: ['c300_origin1', 'c300_origin2'], acls: ['acl_c300_office'] }

describe('programs of the corpus', () => {
  it.each(Object.entries(goodPrograms))('%s: no problem', (_, text) => {
    expect(checkVcl(text, surroundings)).toEqual([])
  })

  it.each(badPrograms)('%.60s', (text, code, name, line, column) => {
    const [first] = checkVcl(text, surroundings)
    expect(first).toMatchObject({ code, name })
    expect(vclPosition(text, first!.at)).toEqual({ line, column })
  })

  it.each(Object.entries(goodPrograms))('%s: round-trips through the printer', (_, text) => {
    const { program } = parseVcl(text)
    expect(bare(parseVcl(printVcl(program)).program)).toEqual(bare(program))
  })
})

describe('several problems', () => {
  it('are all reported, in text order', () => {
    const text = `sub vcl_recv {
  set req.url = ;
  call nobody;
  if (client.ip ~ nowhere) { set x = 1; }
}
backend broken { .host = ; }
sub vcl_deliver { set beresp.ttl = 1s; }`
    const found = checkVcl(text, surroundings)
    expect(found.map(({ code, at }) => [code, vclPosition(text, at).line])).toEqual([
      ['expected', 2],
      ['unknown-subroutine', 3],
      ['unknown-acl', 4],
      ['unknown-variable', 4],
      ['expected', 6],
      ['variable-not-here', 7],
    ])
  })
})

/** The places of the line ends of a program: semicolons outside texts and comments. */
const lineEnds = (text: string) =>
  vclTokens(text).tokens.flatMap(({ kind, value, at: place }) => (kind === 'symbol' && value === ';' ? [place] : []))

describe('a missing semicolon', () => {
  const whole = { ...goodPrograms, ...goodFullPrograms }
  it.each(Object.entries(whole).filter(([, text]) => lineEnds(text).length > 0))(
    'is one problem at the end of its line: %s',
    (_, text) => {
      const places = lineEnds(text)
      for (const place of places) {
        const without = `${text.slice(0, place)} ${text.slice(place + 1)}`
        const found = checkVcl(without, { ...surroundings, dialect: 'full' })
        expect(found, without.slice(Math.max(0, place - 60), place + 60)).toHaveLength(1)
        expect(found[0]).toMatchObject({ code: 'expected', name: ';', at: place })
      }
    },
  )
})

describe('the whole language', () => {
  const full = { ...surroundings, dialect: 'full' as const }

  it.each([
    'sub mine { set req.url = "/"; }\nsub vcl_recv { call mine; return (hash); }',
    'sub vcl_recv { return (synth(404, "Gone")); }\nsub vcl_synth { synthetic({"<p>gone</p>"}); return (deliver); }',
    'import directors;\nsub vcl_init { new both = directors.round_robin(); both.add_backend(c300_origin1); }\nsub vcl_recv { set req.backend_hint = both.backend(); }',
    ...Object.values(goodFullPrograms),
    'sub mine { return; }',
    'include "more.vcl";',
  ])('accepts %s', (text) => expect(checkVcl(text, full)).toEqual([]))

  it.each([
    ['sub vcl_recv { return (deliver); }', 'wrong-action', 'deliver'],
    ['sub vcl_recv { synthetic("x"); }', 'not-allowed', 'synthetic'],
    ['sub vcl_recv { call mine; }', 'unknown-subroutine', 'mine'],
    ['sub vcl_other { }', 'unknown-subroutine', 'vcl_other'],
    ['sub mine { }\nsub mine { }', 'twice', 'mine'],
  ])('rejects %s', (text, code, name) => expect(checkVcl(text, full)[0]).toMatchObject({ code, name }))
})

describe('the error message', () => {
  it('contains the line with carets under the word', () => {
    const text = 'sub vcl_recv {\n\tset rec.url = "/";\n}'
    const [problem] = checkVcl(text, surroundings)
    expect(vclMessage(text, problem!)).toBe(`Message from VCC-compiler:
Symbol not found: 'rec.url'
('input' Line 2 Pos 6)
\tset rec.url = "/";
\t----#######-------

Running VCC-compiler failed, exited with 2
VCL compilation failed`)
  })

  it('has a text for the end of the program', () => {
    const text = 'sub vcl_recv {'
    const [problem] = checkVcl(text, surroundings)
    expect(vclMessage(text, problem!)).toContain("Expected '}' got 'end of input'")
    expect(vclMessage(text, problem!)).toContain('sub vcl_recv {\n--------------#')
  })

  it.each([
    [
      'a program in one line',
      `sub vcl_recv { ${'unset req.http.Cookie; '.repeat(400)}set rec.url = "/"; ${'unset req.url; '.repeat(400)}}`,
    ],
    ['a word without end', `sub vcl_recv { set ${'x'.repeat(9000)} = "/"; }`],
    ['brackets without end', `sub vcl_recv { set req.http.A = ${'('.repeat(4000)}`],
  ])('fits its maximum length: %s', (_, text) => {
    const [problem] = checkVcl(text, surroundings)
    const said = vclMessage(text, problem!)
    expect(said.length).toBeLessThanOrEqual(500)
    const [, , place = '', line = '', marks = ''] = said.split('\n')
    expect(place).toBe(`('input' Line 1 Pos ${problem!.at + 1})`)
    const at = marks.indexOf('#')
    expect(line[at] ?? '').toBe(text[problem!.at] ?? '')
  })

  it.each([
    ['\0', 'U+0000'],
    ['\u202C', 'U+202C'],
    ['\u{E0041}', 'U+E0041'],
  ])('names invisible characters: %j', (letter, name) => {
    const text = `sub vcl_recv { ${letter} }`
    const said = vclMessage(text, checkVcl(text, surroundings)[0]!)
    expect(said).toContain(`unexpected character '${name}'`)
    expect(said).not.toContain(letter)
  })

  it('marks at least one column of its line', () => {
    fc.assert(
      fc.property(source, (text) => {
        for (const problem of checkVcl(text, surroundings)) expect(vclMessage(text, problem)).toMatch(/#/)
      }),
    )
  })
})

describe('reading a message of the compiler', () => {
  it('finds the place again, for every program of the corpus', () => {
    for (const [text] of badPrograms) {
      for (const problem of checkVcl(text, surroundings)) {
        const { headline, place } = readVclMessage(text, vclMessage(text, problem))
        expect(place?.at, text).toBe(problem.at)
        expect(headline).not.toMatch(/^Message|compilation failed/)
      }
    }
  })

  it('finds the quoted line of a message without line numbers', () => {
    const text = 'sub vcl_recv {\n  set rec.url = "/";\n}'
    const said = 'Symbol not found: \'rec.url\'\n  set rec.url = "/";\n------#######------\nVCL compilation failed'
    expect(readVclMessage(text, said)).toEqual({
      headline: "Symbol not found: 'rec.url'",
      place: { at: text.indexOf('rec.url'), end: text.indexOf('rec.url') + 7 },
    })
  })

  it('has no place for a message about another text', () => {
    expect(readVclMessage('sub vcl_recv {}', 'Out of workspace')).toEqual({ headline: 'Out of workspace', place: null })
    expect(readVclMessage('a', "('input' Line 40 Pos 2)\nx\n#").place).toBeNull()
  })
})

describe('keywords', () => {
  it('are known to the compiler, each in its context', () => {
    const variables = vclKeywords.filter(({ text }) => /^(req|bereq|beresp|resp|obj|client|server)\./.test(text))
    const leaves = variables.filter(({ text }) => !vclKeywords.some(({ parentKey }) => parentKey === text))
    expect(leaves.length).toBeGreaterThan(80)
    for (const { text } of leaves) {
      const subs = ['vcl_recv', 'vcl_backend_fetch', 'vcl_backend_response', 'vcl_deliver']
      const wrongs = subs.map((sub) => checkVcl(`sub ${sub} { std.log(${text}); }`, surroundings))
      expect(
        wrongs.some((wrong) => wrong.length === 0),
        text,
      ).toBe(true)
    }
  })

  it('are unique, each below an existing parent', () => {
    const texts = vclKeywords.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    for (const { text, displayName, parentKey } of vclKeywords) {
      expect(text).toBe(parentKey == null ? displayName : `${parentKey}.${displayName}`)
      if (parentKey != null) expect(texts).toContain(parentKey)
    }
  })

  it('depend on each other', () => {
    const top = vclKeywordTree(vclKeywords)
    const req = top.find(({ keyword }) => keyword.text === 'req')
    const http = req?.children.find(({ keyword }) => keyword.text === 'req.http')
    expect(http?.children.map(({ keyword }) => keyword.displayName)).toContain('TCDN-WAF-Enabled')
  })

  it('are in the tree once, whatever their parents', () => {
    const keyword = fc.record({
      text: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      displayName: fc.constant('x'),
      parentKey: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'nowhere')),
    })
    const count = (nodes: readonly VclKeywordNode[]): number =>
      nodes.reduce((sum, { children }) => sum + 1 + count(children), 0)
    fc.assert(
      fc.property(fc.array(keyword), (words) => {
        expect(count(vclKeywordTree(words))).toBe(new Set(words.map(({ text }) => text)).size)
      }),
    )
  })
})

function bare(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'at' || key === 'end' ? undefined : inner)))
}

const words = [
  'sub',
  'vcl_recv',
  'set',
  'unset',
  'if',
  'else',
  'elseif',
  'call',
  'return',
  'synthetic',
  'error',
  'backend',
]
const pieces = [
  ...words,
  ...[
    'acl',
    'director',
    'probe',
    'import',
    'vcl',
    '{',
    '}',
    '(',
    ')',
    ';',
    ',',
    '.host',
    '=',
    '~',
    '!',
    '-',
    '/',
    '&&',
  ],
  ...[
    '"',
    '{"',
    '"}',
    '"""',
    '/*',
    '*/',
    '#',
    '//',
    '\n',
    '\r\n',
    '\t',
    'C{',
    '}C',
    '10s',
    '4.1',
    'req.url',
    '\u{1F4A9}',
  ],
]
const source = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(...Object.values(goodPrograms)), fc.nat(), fc.nat(40))
    .map(([text, at, count]) => text.slice(0, at % (text.length + 1)) + text.slice((at % (text.length + 1)) + count)),
)

const at = { at: 0, end: 0 }
const word = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/).map((text) => `x_${text}`)
const name = word.map((text) => ({ name: text, ...at }))
const variable = fc.constantFrom('req.url', 'req.http.X-Y', 'beresp.ttl', 'client.ip', 'c300_origin1.backend')
const text = fc
  .string({ unit: fc.constantFrom('a', ' ', '"', '\n', '{', '}', '\\', '#', '/*', 'é', '😀') })
  .filter((value) => !value.includes('"}') || !(value.includes('"""') || value.endsWith('"')))
const plain: fc.Arbitrary<VclExpression> = fc.oneof(
  text.map((value) => ({ kind: 'string' as const, value, ...at })),
  fc
    .constantFrom('0', '1', '404', '1.5', '30s', '1.5h', '10KB')
    .map((value) => ({ kind: 'number' as const, text: value, ...at })),
  variable.map((value) => ({ kind: 'name' as const, name: value, ...at })),
)
const operators = Object.keys(vclPrecedence) as (keyof typeof vclPrecedence)[]
const { expression } = fc.letrec<{ expression: VclExpression; argument: VclArgument }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    plain,
    fc.record({
      kind: fc.constantFrom('not' as const, 'negative' as const),
      of: tie('expression'),
      at: fc.constant(0),
      end: fc.constant(0),
    }),
    fc.record({
      kind: fc.constant('binary' as const),
      operator: fc.constantFrom(...operators),
      left: tie('expression'),
      right: tie('expression'),
      at: fc.constant(0),
      end: fc.constant(0),
    }),
    fc.record({
      kind: fc.constant('call' as const),
      name: word,
      arguments: fc.array(tie('argument'), { maxLength: 3 }),
      at: fc.constant(0),
      end: fc.constant(0),
    }),
  ),
  argument: fc.record({ name: fc.option(word), value: tie('expression') }),
}))
const call = fc.tuple(word, fc.array(expression, { maxLength: 2 })).map(
  ([called, values]): VclExpression => ({
    kind: 'call',
    name: called,
    arguments: values.map((value) => ({ name: null, value })),
    ...at,
  }),
)
const { statement } = fc.letrec<{ statement: VclStatement; body: VclStatement[] }>((tie) => ({
  body: fc.array(tie('statement'), { maxLength: 3, depthIdentifier: 'body' }),
  statement: fc.oneof(
    { maxDepth: 3, depthSize: 'small', depthIdentifier: 'body' },
    fc.tuple(variable, fc.constantFrom(...vclAssignments), expression).map(([target, operator, value]) => ({
      kind: 'set' as const,
      target: { name: target, ...at },
      operator,
      value,
      ...at,
    })),
    variable.map((target) => ({ kind: 'unset' as const, target: { name: target, ...at }, ...at })),
    name.map((sub) => ({ kind: 'call' as const, sub, ...at })),
    fc.option(fc.oneof(call, plain)).map((action) => ({ kind: 'return' as const, action, ...at })),
    expression.map((value) => ({ kind: 'synthetic' as const, value, ...at })),
    fc
      .tuple(fc.constantFrom('404', '750'), fc.option(plain.filter(({ kind }) => kind === 'string')))
      .map(([status, reason]) => ({
        kind: 'error' as const,
        status: { kind: 'number' as const, text: status, ...at },
        reason,
        ...at,
      })),
    fc.tuple(name, call).map(([made, value]) => ({ kind: 'new' as const, name: made, value, ...at })),
    call.map((value) => ({ kind: 'do' as const, value, ...at })),
    fc
      .tuple(
        fc.array(fc.record({ test: expression, body: tie('body') }), { minLength: 1, maxLength: 3 }),
        fc.option(tie('body')),
      )
      .map(([branches, otherwise]) => ({ kind: 'if' as const, branches, otherwise, ...at })),
  ),
}))
const fields: fc.Arbitrary<VclField[]> = fc.array(
  fc.record({ name, value: fc.oneof(plain, fc.array(fc.record({ name, value: plain }), { maxLength: 2 })) }),
  { maxLength: 3 },
)
const declaration: fc.Arbitrary<VclDeclaration> = fc.oneof(
  fc.constant({ kind: 'version' as const, version: '4.1', ...at }),
  fc.tuple(name, fc.option(text)).map(([module, from]) => ({ kind: 'import' as const, module, from, ...at })),
  text.map((path) => ({ kind: 'include' as const, path, ...at })),
  fc
    .tuple(fc.constantFrom('backend' as const, 'probe' as const), name, fields)
    .map(([kind, made, of]) => ({ kind, name: made, fields: of, ...at })),
  fc
    .tuple(name, name, fc.array(fields, { maxLength: 2 }))
    .map(([made, type, entries]) => ({ kind: 'director' as const, name: made, type, entries, ...at })),
  fc
    .tuple(
      name,
      fc.array(fc.record({ isNegated: fc.boolean(), address: text, prefix: fc.option(fc.constant('24')) }), {
        maxLength: 3,
      }),
    )
    .map(([made, entries]) => ({
      kind: 'acl' as const,
      name: made,
      entries: entries.map((entry) => ({ ...entry, ...at })),
      ...at,
    })),
  fc
    .tuple(name, fc.array(statement, { maxLength: 4 }))
    .map(([made, body]) => ({ kind: 'sub' as const, name: made, body, ...at })),
)
const program: fc.Arbitrary<VclProgram> = fc.array(declaration, { maxLength: 4 })

describe('any typed text', () => {
  it('never throws, and every position is inside the text', () => {
    fc.assert(
      fc.property(source, fc.constantFrom('edge' as const, 'full' as const), (typed, dialect) => {
        for (const problem of checkVcl(typed, { backends: [], acls: [], dialect })) {
          expect(problem.at).toBeGreaterThanOrEqual(0)
          expect(problem.at).toBeLessThanOrEqual(typed.length)
          expect(problem.end).toBeGreaterThanOrEqual(problem.at)
          expect(problem.end).toBeLessThanOrEqual(typed.length)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['brackets', '('.repeat(100_000)],
    ['marks', '!'.repeat(100_000)],
    ['blocks', `sub a ${'{ if (1) '.repeat(50_000)}`],
    ['a sum', `sub a { set req.url = ${'1 + '.repeat(50_000)}1; }`],
    ['subroutines', 'sub x { } '.repeat(5_000)],
  ])('accepts very long %s', (_, endless) => {
    const typed = `sub vcl_recv { if (${endless}`
    expect(checkVcl(typed, surroundings).length).toBeGreaterThan(0)
    expect(checkVcl(endless, surroundings).length).toBeGreaterThanOrEqual(0)
  })

  it('gets at most fifty problems', () => {
    for (const part of ['set ; ', 'call nobody; ', '} ', '" \n']) {
      const found = checkVcl(`sub vcl_recv { ${part.repeat(500)} }`, surroundings)
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(50)
    }
  })

  it('round-trips through the printer if it is a program', () => {
    fc.assert(
      fc.property(program, (made) => {
        const printed = printVcl(made)
        const { program: again, problems } = parseVcl(printed)
        expect(problems).toEqual([])
        expect(bare(again)).toEqual(bare(made))
        expect(printVcl(again)).toBe(printed)
      }),
      { numRuns: 500 },
    )
  })
})
