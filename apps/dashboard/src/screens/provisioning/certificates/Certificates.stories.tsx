import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resourceStories } from '../../../story/resourceStories.tsx'
import { ScreenStory } from '../../../story/ScreenStory.tsx'
import { certificateList } from './certificates.tsx'
import { dnsCredentials } from './credentials.tsx'

const path = '/300/autoprovisioning?tab=certificates'
const meta = {
  title: 'Screens/Provisioning/Certificates',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 10_000 }

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const NothingFound: Story = { args: { path: `${path}&q=nothing` } }
export const Details: Story = { args: { path: `${path}&open=c522` } }
export const FailedRequest: Story = { args: { path: `${path}&open=h454` } }
export const Records: Story = { args: { path: `${path}&open=d18&panel=records` } }
export const NewForSites: Story = { args: { path: `${path}&open=new` } }
export const NewByDns: Story = {
  args: { path: `${path}&open=new` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(await drawer.findByRole('radio', { name: /DNS/ }, patient))
    await expect(await drawer.findByRole('textbox', { name: /Domains|Dominios/ })).toBeVisible()
  },
}
export const NewCustom: Story = {
  tags: ['picture'],
  args: { path: `${path}&open=new` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(await drawer.findByRole('radio', { name: /Custom|Propio/ }, patient))
    await userEvent.click(await drawer.findByRole('textbox', { name: /Certificate and chain|Certificado y cadena/ }))
    await userEvent.paste(`-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n`)
    await waitFor(() => expect(drawer.getByText(/could not be read|No se pudo leer/)).toBeVisible(), patient)
  },
}
export const Credentials: Story = { args: { path: `${path}&part=credentials` } }
export const NewCredential: Story = { args: { path: `${path}&part=credentials&open=new` } }

const list = certificateList({ join: () => [], issuers: new Map() })
const states = resourceStories(list, '/301/autoprovisioning?tab=certificates')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const NotHired = states.notHired
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Partial = states.partial
export const Stale = states.stale

const credentials = dnsCredentials({ hooks: [], usesOf: () => 0 })
const credentialStates = resourceStories(credentials, `${path}&part=credentials`)
export const CredentialsFirstLoad = credentialStates.firstLoad
export const CredentialsSlow = credentialStates.slow
export const CredentialsRefreshing = credentialStates.refreshing
export const CredentialsEmpty = credentialStates.empty
export const CredentialsNotHired = credentialStates.notHired
export const CredentialsForbidden = credentialStates.forbidden
export const CredentialsFailed = credentialStates.failed
export const CredentialsPartial = credentialStates.partial
export const CredentialsStale = credentialStates.stale
