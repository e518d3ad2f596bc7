import { billing, type ReadCall } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { Answered, pending, real, refused } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { paymentWords } from './payment.words.ts'

const meta = {
  title: 'Screens/Payment',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/payment' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const HostileNames: Story = { globals: { scenario: 'hostile' } }

const patient = { timeout: 10_000 }

/** A number with a wrong check digit is refused beside its field. */
export const WrongTaxNumber: Story = {
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /^Tax number/ }, patient)
    await userEvent.clear(field)
    await userEvent.type(field, 'B12345675')
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
    await screen.findByText(/check letter or digit is wrong/)
  },
}
const texts = async () => {
  await loadWords('en')
  const [t, ui] = [paymentWords.words('en'), resourceWords.words('en')]
  if (!t || !ui) throw new Error('The words of the page have not loaded')
  return { t, ui }
}
const answered = (call: ReadCall, answers: Parameters<typeof Answered>[0]['answers'], play: Story['play']): Story => ({
  render: (args) => <Answered {...args} call={call} answers={answers} />,
  play,
})

export const FirstLoad: Story = {
  ...answered(billing.clientSolution, [pending], async () => {
    const { t } = await texts()
    await screen.findByRole('heading', { name: t('method') }, patient)
    await expect(screen.queryByRole('table', { name: t('package.table') })).toBeNull()
  }),
  parameters: { picture: { showsWaiting: true } },
}
/** One part that fails leaves the others in use. */
export const PackagesFailed = answered(billing.solutions, [refused(500), real], async () => {
  const { t, ui } = await texts()
  await screen.findByText(t('package.failed'), undefined, patient)
  await expect(await screen.findByRole('heading', { name: t('method') }, patient)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: ui('retry') }))
  await waitFor(() => expect(screen.getByRole('table', { name: t('package.table') })).toBeVisible(), patient)
})
export const MethodForbidden = answered(billing.payment, [refused(403)], async () => {
  const { t, ui } = await texts()
  await screen.findByText(ui('forbidden.section'), undefined, patient)
  await expect(await screen.findByRole('table', { name: t('package.table') }, patient)).toBeVisible()
})
