import { expect, it } from 'vitest'
import { botVclState } from './botVcl.ts'

const value = 'jschallenge@90;70;vt'

it.each([
  ['', 'none'],
  [null, 'none'],
  ['sub vcl_recv {\n  set req.http.X = "jschallenge@90;70;vt";\n}', 'none'],
  [`sub vcl_recv {\n  # set req.http.TCDN-BM-Action = "${value}";\n}`, 'none'],
  [`/* set req.http.TCDN-BM-Action = "${value}"; */`, 'none'],
  [`  set  req.http.tcdn-bm-action="${value}";`, 'same'],
  [`  set req.http.TCDN-BM-Action = {"${value}"};`, 'same'],
  ['  set req.http.TCDN-BM-Action = "block";', 'other'],
  [`  set req.http.TCDN-BM-Action = "block";\n  set req.http.TCDN-BM-Action = "${value}";`, 'same'],
] as const)('tells whether a configuration is in step: %s', (body, state) => {
  expect(botVclState(body, value)).toBe(state)
})
