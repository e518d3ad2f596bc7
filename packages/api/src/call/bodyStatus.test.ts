import { describe, expect, it } from 'vitest'
import { status } from '../endpoints/status.ts'
import { bodyStatusOf } from './bodyStatus.ts'
import { callApi } from './callApi.ts'
import { makeApiContext } from './context.ts'
import { failureOf, failureText, fieldErrors } from './failure.ts'

const verify = (sent: unknown) => {
  const api = makeApiContext({ fetch: async () => Response.json(sent) })
  return callApi(status.verify, { body: { email_address: 'ada@a.example' } }, api)
}
const refusal = (sent: unknown) => verify(sent).then(() => null, failureOf)

describe('an answer of Staytus', () => {
  it.each([
    ['true, as verify says', true],
    ['a subscriber', { id: 9, email_address: 'ada@a.example', verified_at: null }],
    ['those deleted', [{ id: 9, email_address: 'ada@a.example' }]],
    ['nothing', undefined],
  ])('is accepted with %s', async (_, data) => {
    await expect(verify({ status: 'success', time: 0.01, flags: {}, data })).resolves.toMatchObject({
      status: 'success',
    })
  })

  it.each([
    ['not-found', { message: 'Couldn’t find Subscriber' }, 404, 'Couldn’t find Subscriber'],
    ['access-denied', { message: 'Invalid API credentials provided' }, 403, 'Invalid API credentials provided'],
    [
      'parameter-error',
      { message: '`email_address` parameter is required but is missing' },
      400,
      '`email_address` parameter is required but is missing',
    ],
    ['validation-error', { errors: { email_address: ['has already been taken'] } }, 400, 'has already been taken'],
    ['internal-server-error', null, 500, null],
  ])('with status 200 and %s in the body is a refusal', async (name, data, expected, text) => {
    const failure = await refusal({ status: name, data })
    expect(failure).toMatchObject({ kind: 'http', status: expected })
    expect(failure && [failureText(failure), bodyStatusOf(failure)]).toEqual([text, name])
  })

  it('names the refused field', async () => {
    const failure = await refusal({ status: 'validation-error', data: { errors: { email_address: ['is invalid'] } } })
    expect(fieldErrors(failure ?? undefined)).toEqual({ email_address: 'is invalid' })
  })

  it.each([[[]], ['success'], [7], [{ data: true }]])('of another shape is unexpected: %j', async (sent) => {
    expect(await refusal(sent)).toMatchObject({ kind: 'unexpected' })
  })
})
