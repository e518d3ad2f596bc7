import { describe, expect, it } from 'vitest'
import { CallFailure, conflictOf, failureOf, failureText, fieldErrors, readFailure, runRows } from './failure.ts'

const read = (body: string | null, init: ResponseInit = { status: 400 }) => readFailure(new Response(body, init))

describe('readFailure', () => {
  it.each([
    ['detail', '{"detail":"Not found."}', 'Not found.'],
    ['message', '{"message":"Wrong size"}', 'Wrong size'],
    ['a bare string', '"Site ownership denied"', 'Site ownership denied'],
    ['plain text', 'Service unavailable', 'Service unavailable'],
    ['messages a field', '{"url":["Already exists."],"name":["Too long."]}', 'Already exists.\nToo long.'],
    ['one message of several fields', '{"url":["Required."],"name":["Required."]}', 'Required.'],
    ['one message a field', '{"url":"Already exists."}', 'Already exists.'],
    ['a list', '["One.","Two"]', 'One.\nTwo.'],
    [
      'errors of Redmine',
      '{"errors":["Project cannot be blank","Tracker cannot be blank"]}',
      'Project cannot be blank.\nTracker cannot be blank.',
    ],
    ['one error', '{"error":"Not yours."}', 'Not yours.'],
    ['errors by field', '{"errors":{"subject":["Too long."]}}', 'Too long.'],
    ['errors as objects', '{"errors":[{"code":7,"message":"Too long."}]}', 'Too long.'],
    ['detail as a list', '{"detail":["One."]}', 'One.'],
    ['messages of the whole form', '{"non_field_errors":["Both are needed."],"url":["No."]}', 'Both are needed.'],
    ['a nested field', '{"address":{"zip":["Wrong."]}}', 'Wrong.'],
    ['HTML', '<html><body>502 Bad Gateway</body></html>', null],
    ['nothing', '', null],
    ['null', 'null', null],
    ['a number', '42', null],
    ['a torn object', '{"detail":"Not fo', '{"detail":"Not fo'],
    ['an endless text', JSON.stringify({ detail: 'x'.repeat(501) }), null],
  ])('reads %s', async (_, body, text) => {
    expect(failureText(await read(body))).toBe(text)
  })

  it.each([
    [429, 'local_rate_limited', null],
    [502, 'error code: 502', null],
    [503, 'upstream connect error', null],
    [503, '{"detail":"Back at noon."}', 'Back at noon.'],
    [502, '"The origin is down."', 'The origin is down.'],
    [500, 'Shard 7 is down', 'Shard 7 is down'],
  ])('shows no text of a proxy: %i %s', async (status, body, text) => {
    const failure = await read(body, { status })
    expect(failureText(failure)).toBe(text)
    expect(failure).toMatchObject({ raw: expect.anything() })
  })

  it('keeps fields, status, request id and the raw body', async () => {
    const body = { url: ['No.'], address: { zip: ['Wrong.'] }, rule: { match: { path: { 0: 'Too long.' } } }, count: 3 }
    const failure = await read(JSON.stringify(body), { status: 422, headers: { 'x-request-id': 'r-1' } })
    expect(failure).toEqual({
      kind: 'http',
      status: 422,
      message: null,
      fields: { url: ['No.'], 'address.zip': ['Wrong.'], 'rule.match.path.0': ['Too long.'] },
      requestId: 'r-1',
      raw: body,
    })
  })
})

describe('failureOf', () => {
  it('keeps a Failure, and converts aborts and any other value', () => {
    expect(failureOf(new CallFailure({ kind: 'timeout', afterMs: 5 }))).toEqual({ kind: 'timeout', afterMs: 5 })
    expect(failureOf(new DOMException('x', 'AbortError'))).toEqual({ kind: 'cancelled' })
    expect(failureOf(new TypeError('x'))).toEqual({ kind: 'network' })
  })
})

describe('fieldErrors', () => {
  it.each([
    ['an object in a list', { addresses: [{}, { address: ['Wrong.'] }] }, { 'addresses.1.address': 'Wrong.' }],
    [
      'values of a list',
      { urls: { 0: ['No.'], 2: ['Not yours.', 'Too long.'] } },
      { 'urls.0': 'No.', 'urls.2': 'Not yours.\nToo long.' },
    ],
    ['an object as a whole', { backend: { non_field_errors: ['Both or none.'] } }, { backend: 'Both or none.' }],
    ['errors by field', { errors: { subject: ['Too long.'] } }, { subject: 'Too long.' }],
    ['errors with a field each', { errors: [{ field: 'subject', message: 'Too long.' }] }, { subject: 'Too long.' }],
    ['a list beside its items', { tags: ['Too many.'] }, { tags: 'Too many.' }],
  ])('names %s', async (_, body, errors) => {
    expect(fieldErrors(await read(JSON.stringify(body)))).toEqual(errors)
  })

  it('is empty for other failures', () => {
    expect(fieldErrors({ kind: 'network' })).toEqual({})
    expect(fieldErrors(undefined)).toEqual({})
  })
})

it('distinguishes a change by another user from a contradiction', async () => {
  const failed = (status: number) => read('{"detail":"No."}', { status })
  expect(conflictOf(await failed(412))).toEqual({ kind: 'changed', message: 'No.' })
  expect(conflictOf(await failed(409))).toEqual({ kind: 'taken', message: 'No.' })
  expect(conflictOf(await failed(400))).toBeNull()
})

describe('runRows', () => {
  it('continues after a failed row and reports each', async () => {
    const failure = { kind: 'network' } as const
    const told: string[] = []
    const results = await runRows(
      ['a', 'b', 'c'],
      (row) => (row === 'b' ? Promise.reject(new CallFailure(failure)) : Promise.resolve()),
      ({ row }) => told.push(row),
    )
    expect(results).toEqual([
      { kind: 'done', row: 'a' },
      { kind: 'failed', row: 'b', failure },
      { kind: 'done', row: 'c' },
    ])
    expect(told).toEqual(['a', 'b', 'c'])
  })

  it('sends nothing after a cancelled row', async () => {
    const sent: string[] = []
    const results = await runRows(['a', 'b'], (row) => {
      sent.push(row)
      return Promise.reject(new CallFailure({ kind: 'cancelled' }))
    })
    expect(sent).toEqual(['a'])
    expect(results.map(({ kind }) => kind)).toEqual(['failed', 'failed'])
  })
})
