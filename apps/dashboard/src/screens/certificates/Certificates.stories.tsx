import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
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

/** Issued for an RSA key of 1,024 bits; good until September 2027. */
const shortRsa = `-----BEGIN CERTIFICATE-----
MIIB7TCCAZOgAwIBAgIUUU3vlD0hQar5WjTBefyo6Flm3FUwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRVGVzdCBJbnRlcm1lZGlhdGUwHhcNMjYxMTI1MDk0NjQ3WhcN
MjcwOTIxMDk0NjQ3WjAiMSAwHgYDVQQDDBd3d3cuYXVyb3JhbWVkaWEuZXhhbXBs
ZTCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkCgYEA36NY5jPY1URvw4u1+rvXxYA/
Abad1jb1vCHqGbwUrMg0/HR3Ubr25bkrOQzvtiHdA5Vt+jd2SvFrQPcN3ys/MUWf
yXUXxCA5Zml5bIxDUiJXmXT5k972uYF24S+EdqvNTbKSVaa8NlmdQN9461/Blioo
Kdxdz4Y6APdCEZqkYjMCAwEAAaNmMGQwIgYDVR0RBBswGYIXd3d3LmF1cm9yYW1l
ZGlhLmV4YW1wbGUwHQYDVR0OBBYEFOIZLf0FkFO04ZuFuO/gQz15+h+eMB8GA1Ud
IwQYMBaAFEIIWSmPOv4c7ePsAA+HEzscPIEGMAoGCCqGSM49BAMCA0gAMEUCIE2c
3rqkUQwXRrfnKtSDUvpX5YMD9F1MC85lfjEdtDKfAiEAhupnC4F8TtsdXddzw0g4
W9/HXT2XQcBbQ1x0CpRALrI=
-----END CERTIFICATE-----
`

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
/** Files that hold no certificate name the way out, and weak keys are a warning. */
export const Warnings: Story = {
  args: { path: `${path}&open=new` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(await drawer.findByRole('radio', { name: /Custom|Propio/ }, patient))
    await userEvent.upload(await drawer.findByLabelText(/^(Files|Archivos)/), [
      new File([shortRsa], 'fullchain.txt'),
      new File(['-----BEGIN CERTIFICATE REQUEST-----\nMIIB\n-----END CERTIFICATE REQUEST-----\n'], 'site.csr'),
    ])
    await expect(await drawer.findByText(/site\.csr (is a certificate request|es una solicitud)/)).toBeVisible()
    await waitFor(() => expect(drawer.getByText(/2[,.]?048 bits/)).toBeVisible(), patient)
  },
}
/** Each dropped file is named with what it holds. */
export const ManyFiles: Story = {
  args: { path: `${path}&open=new` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(await drawer.findByRole('radio', { name: /Custom|Propio/ }, patient))
    await userEvent.upload(await drawer.findByLabelText(/^(Files|Archivos)/), [
      new File([shortRsa], 'www.crt'),
      new File([shortRsa], 'copy.pem'),
    ])
    const said = await drawer.findAllByText(/certificate of the site|certificado del sitio/, undefined, patient)
    await expect(said).not.toHaveLength(0)
    // The chosen file, and what it was found to be.
    await waitFor(() => expect(drawer.getAllByText('www.crt')).toHaveLength(2), patient)
  },
}
/** The keys of a DNS provider are named in words. */
export const NamedKeys: Story = {
  args: { path: `${path}&part=credentials&open=new` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(await drawer.findByRole('combobox', { name: /DNS/ }, patient))
    await userEvent.click(await screen.findByRole('option', { name: 'Azure' }, patient))
    await expect(await drawer.findByLabelText(/^(Subscription ID|ID de la suscripción)/)).toBeVisible()
  },
}
export const Credentials: Story = { args: { path: `${path}&part=credentials` } }
export const NewCredential: Story = { args: { path: `${path}&part=credentials&open=new` } }

const states = resourceStories(certificateList, '/301/autoprovisioning?tab=certificates')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const NotHired = states.notHired
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Partial = states.partial
export const Stale = states.stale
export const Recovers = states.recovers

const credentialStates = resourceStories(dnsCredentials, `${path}&part=credentials`)
export const CredentialsFirstLoad = credentialStates.firstLoad
export const CredentialsSlow = credentialStates.slow
export const CredentialsRefreshing = credentialStates.refreshing
export const CredentialsEmpty = credentialStates.empty
export const CredentialsNotHired = credentialStates.notHired
export const CredentialsForbidden = credentialStates.forbidden
export const CredentialsFailed = credentialStates.failed
export const CredentialsPartial = credentialStates.partial
export const CredentialsStale = credentialStates.stale
export const CredentialsRecovers = credentialStates.recovers
