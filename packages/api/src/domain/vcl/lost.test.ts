import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lostVcl } from './lost.ts'

const of = (before: string, after: string) =>
  lostVcl(before, after).parts.map(({ kind, name, statements, all }) => `${kind} ${name} ${statements}/${all}`)

const recv = (...lines: readonly string[]) => `sub vcl_recv {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`

describe('what is lost of a program', () => {
  it.each([
    ['nothing if it stays', recv('unset req.http.A;'), recv('unset req.http.A;'), []],
    ['nothing if it is written otherwise', recv('unset   req.http.A ;'), recv('# here', 'unset req.http.A;'), []],
    [
      'nothing if lines move',
      recv('unset req.http.A;', 'unset req.http.B;'),
      recv('unset req.http.B;', 'unset req.http.A;'),
      [],
    ],
    ['nothing if more is there', recv('unset req.http.A;'), recv('unset req.http.B;', 'unset req.http.A;'), []],
    ['a line', recv('unset req.http.A;', 'unset req.http.B;'), recv('unset req.http.B;'), ['sub vcl_recv 1/2']],
    [
      'one of two equal lines',
      recv('unset req.http.A;', 'unset req.http.A;'),
      recv('unset req.http.A;'),
      ['sub vcl_recv 1/2'],
    ],
    ['a changed line', recv('set req.http.A = "1";'), recv('set req.http.A = "2";'), ['sub vcl_recv 1/1']],
    [
      'an if whose inside changed',
      recv('if (req.url == "/") { unset req.http.A; }'),
      recv('if (req.url == "/") { unset req.http.B; }'),
      ['sub vcl_recv 1/1'],
    ],
    ['a subroutine', 'sub own {\n  unset req.http.A;\n}\n', recv('unset req.http.A;'), ['sub own 1/1']],
    ['an empty subroutine', 'sub own {\n}\n', '', ['sub own 0/0']],
    ['not an empty subroutine that stays', 'sub own {\n}\n', 'sub own {\n}\n', []],
    ['an access list', 'acl office {\n  "192.0.2.0"/24;\n}\n', '', ['acl office 0/0']],
    [
      'a module and a file',
      'vcl 4.1;\nimport std;\ninclude "own.vcl";\n',
      '',
      ['import std 0/0', 'include own.vcl 0/0'],
    ],
    ['everything if nothing replaces it', recv('unset req.http.A;', 'unset req.http.B;'), '', ['sub vcl_recv 2/2']],
    ['nothing of nothing', '', recv('unset req.http.A;'), []],
  ])('%s', (_, before, after, expected) => {
    expect(of(before, after)).toEqual(expected)
  })

  it('says where it could not be read', () => {
    expect(lostVcl('sub vcl_recv {\n  set = ;\n}', '').problem).not.toBeNull()
    expect(lostVcl(recv(), '').problem).toBeNull()
  })

  it('is as many lines as are missing, counted by their text', () => {
    const lines = fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 10 })
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const program = (names: readonly string[]) => recv(...names.map((name) => `unset req.http.${name};`))
        const left = [...after]
        const missing = before.filter((name) => {
          const at = left.indexOf(name)
          if (at >= 0) left.splice(at, 1)
          return at < 0
        }).length
        const [part] = lostVcl(program(before), program(after)).parts
        expect(part?.statements ?? 0).toBe(missing)
      }),
    )
  })
})
