import { type ApiContext, staging } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Answered, pending, real, refused, unreadable } from '../../start/story/resourceStories.tsx'
import { ScreenStory, type ScreenStoryProps } from '../../start/story/ScreenStory.tsx'

const path = '/300/staging?tab=compare'
const meta = {
  title: 'Screens/Provisioning/Compare',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 15_000 }
const check = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }, patient))
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }, patient))
const dialog = async () => within(await screen.findByRole('dialog', undefined, patient))

export const Differences: Story = {
  tags: ['picture'],
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'c300_video1' }, patient)).toBeVisible()
  },
}
export const ToStaging: Story = {
  args: { path: `${path}&to=staging` },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'c300_video1' }, patient)).toBeVisible()
  },
}
export const Phone: Story = { ...Differences, tags: [], globals: { viewport: { value: 'phone' } } }

/** The version names backends that staging lacks: it cannot be copied without them. */
export const Needs: Story = {
  tags: ['picture'],
  args: { path: `${path}&to=staging` },
  play: async () => {
    await check(/^(Live version|Versión en vivo) /)
    await expect((await screen.findAllByText(/^(This cannot be copied|No se puede copiar)/))[0]).toBeVisible()
    await press(/^(Choose what is needed|Elegir también lo necesario)/)
    const review = await screen.findByRole('button', { name: /^(Review 4 changes|Revisar 4 cambios)/ }, patient)
    await expect(
      await screen.findByText(/^(Changes of each site|Cambios de cada sitio)/, undefined, patient),
    ).toBeVisible()
    review.scrollIntoView({ block: 'end' })
    await expect(screen.getByRole('checkbox', { name: 'c300_video1' })).toBeChecked()
    await expect(screen.queryAllByText(/^(This cannot be copied|No se puede copiar)/)).toHaveLength(0)
  },
}
/** A backend that the live version names stays. */
export const Used: Story = {
  play: async () => {
    await check(/^c300_video1$/)
    await expect(
      await screen.findByText(/^(c300_video1 is in the live VCL|El VCL activo usa c300_video1)/),
    ).toBeVisible()
  },
}
/** What staging lacks, in one press. */
export const Filling: Story = {
  tags: ['picture'],
  play: async () => {
    await press(/^(Copy what staging lacks|Copiar lo que falta)/)
    await expect((await dialog()).getAllByRole('listitem').length).toBeGreaterThan(3)
  },
}
/** The version of staging to production: what it does to each site, and the difference. */
export const Promotion: Story = {
  tags: ['picture'],
  play: async () => {
    await check(/^(Live version|Versión en vivo) /)
    await press(/^(Review 1 change|Revisar 1 cambio)/)
    await expect(await (await dialog()).findByRole('figure', undefined, patient)).toBeVisible()
  },
}

/** Refuses every new backend, as a provider that has a limit does. */
function refusesBackends(): Partial<ApiContext> {
  return {
    fetch: (input, init) =>
      init?.method === 'POST' && /\/staging\/300\/backends\/$/.test(new URL(String(input), location.origin).pathname)
        ? Promise.resolve(Response.json({ message: 'Answer of the story.' }, { status: 403 }))
        : fetch(input, init),
  }
}
function Refusing(props: ScreenStoryProps) {
  const [api] = useState(refusesBackends)
  return <ScreenStory {...props} api={api} />
}
/** Backends are refused, rules are written: what is done is said, and the rest can be tried again. */
export const Partly: Story = {
  tags: ['picture'],
  render: (args) => <Refusing {...args} />,
  play: async () => {
    await press(/^(Copy what staging lacks|Copiar lo que falta)/)
    const review = await dialog()
    await userEvent.click(review.getByRole('button', { name: /^(Copy \d|Copiar \d)/ }))
    await expect(
      await review.findByText(/\d+ of \d+ steps done\.|Hechos: \d+ de \d+ pasos\./, undefined, patient),
    ).toBeVisible()
    await expect(review.getByRole('button', { name: /^(Try the rest again|Reintentar el resto)$/ })).toBeVisible()
  },
}

const answered = (answers: Parameters<typeof Answered>[0]['answers'], text: RegExp, more: Story = {}): Story => ({
  render: (args) => <Answered {...args} call={staging.rules} answers={answers} />,
  play: async () => {
    await expect(await screen.findByText(text, undefined, patient)).toBeVisible()
  },
  ...more,
})
export const FirstLoad: Story = answered([pending], /^(What staging and production do not|Lo que preproducción)/, {
  parameters: { picture: { showsWaiting: true } },
})
export const Failed: Story = answered(
  [refused(500), real],
  /^(Staging and production could not|No se pudieron comparar)/,
)
export const Forbidden: Story = answered([refused(403)], /^(You don’t have access to this|No tiene acceso a esta)/)
/** A row that cannot be read: nothing is copied from a comparison that is not whole. */
export const Partial_: Story = {
  ...answered([unreadable], /^(Staging lacks|A preproducción)/),
  name: 'Partial',
}
