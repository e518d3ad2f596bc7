import { describe, expect, it } from 'vitest'
import { checkVcl } from './check.ts'
import { badPrograms, goodPrograms } from './corpus.ts'
import { vclPosition } from './message.ts'
import type { VclProblemCode } from './tokens.ts'

const around = { backends: ['c300_origin1', 'c300_origin2'], acls: ['acl_c300_office'] }
const written = `${goodPrograms['what a customer writes'] ?? ''}
acl local {
  "192.0.2.0"/24;
  "203.0.113.9";
}

backend own {
  .host = "origin.example";
  .port = "443";
}

sub vcl_miss {
  if (client.ip ~ local) {
    set req.backend_hint = own;
  }
  if (client.ip !~ local) {
    unset req.http.Cookie;
  }
}
`

type Row = readonly [what: string, from: string, to: string, code: VclProblemCode, name: string, line: number]
const statement = 'a statement'
const declarations = 'vcl, import, include, backend, probe, director, acl, sub'

/** One mistake each, made in a program without problems: what was written, what is written instead, what is reported. */
const mistakes: readonly Row[] = [
  [
    'an if without its end',
    '    call deny_request;\n  }\n  if (req.url',
    '    call deny_request;\n  if (req.url',
    'expected',
    '}',
    15,
  ],
  ['a subroutine without its end', '  unset req.http.Cookie;\n}', '  unset req.http.Cookie;\n', 'expected', '}', 16],
  [
    'one end too many',
    '  unset req.http.Cookie;\n}\n\nsub vcl_b',
    '  unset req.http.Cookie;\n}}\n\nsub vcl_b',
    'expected',
    declarations,
    14,
  ],
  [
    'a semicolon behind a subroutine',
    '  unset req.http.Cookie;\n}',
    '  unset req.http.Cookie;\n};',
    'expected',
    declarations,
    14,
  ],
  ['a subroutine without its beginning', 'sub vcl_deliver {', 'sub vcl_deliver', 'expected', '{', 24],
  ['an if without its beginning', '"none")))) {', '"none"))))', 'expected', '{', 11],
  ['a bracket that is not closed', '"\\.(css|js|png)$") {', '"\\.(css|js|png)$" {', 'expected', ')', 17],
  ['a bracket that is not opened', 'if (bereq.url', 'if bereq.url', 'expected', '(', 17],
  ['one bracket too many', '"\\.(css|js|png)$") {', '"\\.(css|js|png)$")) {', 'expected', '{', 17],
  ['if misspelt', 'if (bereq.url', 'iff (bereq.url', 'expected', statement, 17],
  ['else misspelt', '} else {', '} els {', 'expected', statement, 7],
  ['elseif misspelt', '} elseif (', '} elsef (', 'expected', statement, 5],
  ['set misspelt', 'set beresp.ttl', 'st beresp.ttl', 'expected', statement, 18],
  ['unset misspelt', 'unset beresp.http.Set-Cookie', 'unst beresp.http.Set-Cookie', 'expected', statement, 19],
  ['call misspelt', 'call deny_request', 'cal deny_request', 'expected', statement, 8],
  ['sub misspelt', 'sub vcl_deliver', 'sb vcl_deliver', 'expected', declarations, 23],
  ['a subroutine misspelt', 'sub vcl_deliver', 'sub vcl_delver', 'unknown-subroutine', 'vcl_delver', 23],
  ['a single quotation mark', '"^/admin"', "'^/admin'", 'unexpected-character', "'", 10],
  ['a text that is not closed in a condition', '"^/admin"', '"^/admin', 'unterminated-string', '"', 10],
  ['a text that is not closed at the end of a line', '+ " hits";', '+ " hits;', 'unterminated-string', '"', 24],
  ['three signs for an equality', 'req.http.host == "ti', 'req.http.host === "ti', 'expected', 'a value', 3],
  ['one sign for an equality', 'req.http.host == "ti', 'req.http.host = "ti', 'expected', ')', 3],
  ['half an and', '&& !(acl', '& !(acl', 'unexpected-character', '&', 10],
  ['and as a word', '&& !(acl', 'and !(acl', 'expected', ')', 10],
  ['no sign of an assignment', 'set beresp.ttl = 30d', 'set beresp.ttl 30d', 'expected', '=', 18],
  ['no value', 'set beresp.ttl = 30d', 'set beresp.ttl =', 'expected', 'a value', 18],
  ['no variable', 'set beresp.ttl = 30d', 'set = 30d', 'expected', 'a variable', 18],
  ['a colon for a semicolon', 'set beresp.ttl = 30d;', 'set beresp.ttl = 30d:', 'unexpected-character', ':', 18],
  ['a comma for a semicolon', 'set beresp.ttl = 30d;', 'set beresp.ttl = 30d,', 'expected', ';', 18],
  ['two semicolons', 'set beresp.ttl = 30d;', 'set beresp.ttl = 30d;;', 'expected', statement, 18],
  ['a dollar sign', 'unset beresp.http', 'unset $beresp.http', 'unexpected-character', '$', 19],
  ['two dots in a name', 'unset beresp.http.Set', 'unset beresp.http..Set', 'expected', ';', 19],
  ['a space in a name', 'unset beresp.http.Set', 'unset beresp.http Set', 'expected', ';', 19],
  ['a comment that is not closed', '# Everything', '/* Everything', 'unterminated-comment', '/*', 2],
  ['a comment of HTML', '# Everything', '<!-- Everything', 'expected', statement, 2],
  ['half a sum', 'obj.hits + " hits"', 'obj.hits + ', 'expected', 'a value', 24],
  ['a pattern between slashes', '"\\.(css|js|png)$"', '/\\.(css|js|png)$/', 'expected', 'a value', 17],
  ['a pattern that is none', '"\\.(css|js|png)$"', '"\\.(css|js|png$"', 'wrong-pattern', '\\.(css|js|png$', 17],
  ['an address without quotation marks', '"203.0.113.9"', '203.0.113.9', 'expected', 'an address', 29],
  ['an address without its end', '"203.0.113.9";', '"203.0.113.9"', 'expected', ';', 29],
  ['a list without its end', '"203.0.113.9";\n}', '"203.0.113.9";\n', 'expected', '}', 32],
  ['a host without quotation marks', '"origin.example"', 'origin example.', 'expected', ';', 33],
  ['an attribute without its end', '"443";', '"443"', 'expected', ';', 34],
  ['an attribute without its sign', '.host = ', '.host ', 'expected', '=', 33],
  ['an attribute without its dot', '  .port', '  port', 'expected', '}', 34],
  ['a type of another kind', 'set beresp.ttl = 30d', 'set beresp.ttl = "30d"', 'wrong-type', 'DURATION', 18],
  ['a variable of another subroutine', 'set beresp.ttl', 'set req.ttl', 'variable-not-here', 'req.ttl', 18],
]

describe('one mistake', () => {
  it('is made in a program without any', () => expect(checkVcl(written, around)).toEqual([]))

  it.each(mistakes)('is one problem: %s', (_, from, to, code, name, line) => {
    expect(written).toContain(from)
    const text = written.replace(from, () => to)
    const found = checkVcl(text, around).map((problem) => ({
      code: problem.code,
      name: problem.name,
      line: vclPosition(text, problem.at).line,
    }))
    expect(found).toEqual([{ code, name, line }])
  })

  it.each(badPrograms)('is one problem in the corpus: %.60s', (text) => {
    expect(checkVcl(text, around)).toHaveLength(1)
  })
})
