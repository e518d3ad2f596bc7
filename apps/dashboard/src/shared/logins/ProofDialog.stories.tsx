import { makeApiContext } from '@parapet/api'
import { useLocale } from '@parapet/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { LoginResult } from '../../platform/session/login.ts'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { ProofDialog } from './ProofDialog.tsx'

const api = makeApiContext({ token: () => null, company: () => 300 })

function Shown({ result }: { result: LoginResult }) {
  const { locale } = useLocale()
  return (
    <MockScreen api={api} locale={locale} session={mockSession({ hasProved: () => false, prove: async () => result })}>
      <ProofDialog isOpen onGiven={() => undefined} onClose={() => undefined} />
    </MockScreen>
  )
}

const meta = {
  title: 'Screens/Profile/Password asked again',
  component: Shown,
  args: { result: { kind: 'signedIn' } },
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

const answer = async (canvasElement: HTMLElement) => {
  const body = within(canvasElement.ownerDocument.body)
  await userEvent.type(await body.findByLabelText(/^(Password|Contraseña)$/), 'secret')
  await userEvent.click(body.getByRole('button', { name: /^(Continue|Continuar)$/ }))
  return body
}

export const Asked: Story = { tags: ['picture'] }
export const Wrong: Story = {
  args: { result: { kind: 'wrongCredentials', text: null } },
  play: async ({ canvasElement }) => {
    const body = await answer(canvasElement)
    await waitFor(() => expect(body.getByText('This is not the password of this account.')).toBeVisible())
  },
}
export const WithCode: Story = {
  args: { result: { kind: 'codeRequired' } },
  play: async ({ canvasElement }) => {
    const body = await answer(canvasElement)
    await expect(await body.findByLabelText('Code from the app')).toBeVisible()
  },
}
export const Spanish: Story = { globals: { locale: 'es' } }
