import { ApiProvider, makeApiContext, makeCompany, makeUser, type ReactionInfo } from '@parapet/api'
import { LocaleProvider, loadWords, useWords } from '@parapet/ui'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'
import { FormerUsersNotice } from './FormerUsersNotice.tsx'
import { reactionsWords } from './reactions.words.ts'
import { reactionTools } from './useReactions.ts'

beforeAll(() => loadWords('en'))

const email: ReactionInfo = {
  reaction_type: 'email',
  name: 'Email',
  service: 'TransparentAlert',
  params: [{ name: 'emails', label: 'Users', type: 'emails', required: true }],
}
const mail = (...emails: string[]) => [{ reaction_type: 'email', params: { emails } }]

it('names the address of a former user that saving removes', async () => {
  const company = makeCompany({ id: 640 })
  const api = makeApiContext({
    fetch: async () => Response.json([makeUser({ email: 'ada@example.com' })]),
    token: () => 'token',
    company: () => company.id,
  })
  render(
    <ApiProvider value={api}>
      <SessionContext value={mockSession({ user: makeUser({ is_staff: true }), company })}>
        <LocaleProvider locale="en" zone="UTC">
          <FormerUsersNotice reactions={mail('Ada@example.com', 'eve@example.com')} />
        </LocaleProvider>
      </SessionContext>
    </ApiProvider>,
  )
  expect((await screen.findByRole('status')).textContent).toBe(
    'eve@example.com is no longer a user of the company. Saving removes this address.',
  )
})

it.each([
  ['beside a user’s', ['ada@example.com'], mail('ada@example.com', 'eve@example.com'), mail('ada@example.com'), {}],
  [
    'alone',
    ['ada@example.com'],
    mail('eve@example.com'),
    mail(),
    { 'reactions.0.params.emails': 'Add at least one user of the company.' },
  ],
  ['unknown', undefined, mail('eve@example.com'), mail('eve@example.com'), {}],
])('the address of a former user %s is saved or checked accordingly', (_, members, entered, saved, errors) => {
  let tools: ReturnType<typeof reactionTools> | undefined
  function Probe() {
    tools = reactionTools([email], members, useWords(reactionsWords))
    return null
  }
  render(
    <LocaleProvider locale="en" zone="UTC">
      <Probe />
    </LocaleProvider>,
  )
  expect(tools?.savedReactions(entered)).toEqual(saved)
  expect(tools?.reactionErrors(entered)).toEqual(errors)
})
