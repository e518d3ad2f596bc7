import type { Failure, Read } from '@parapet/api'
import { Card, Stack, Text } from '@parapet/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { KitStory } from '../../start/story/KitStory.tsx'
import { ReadSection } from './ReadSection.tsx'

const retry = fn()
const cancel = fn()
const first: Read<readonly string[]> = {
  data: undefined,
  failure: undefined,
  unreadable: 0,
  isLoading: true,
  isRefreshing: false,
  updatedAt: undefined,
  slow: undefined,
  retry,
  cancel,
}
const there: Read<readonly string[]> = {
  ...first,
  data: ['alpha.example.com', 'beta.example.com'],
  isLoading: false,
  updatedAt: Date.UTC(2026, 10, 24, 9),
}
const slow = { sinceMs: 0, elapsedMs: 3000, isInBackground: false, cancel, background: () => undefined }
const failureOf = (status: number): Failure => ({
  kind: 'http',
  status,
  message: null,
  fields: {},
  requestId: 'a1b2c3',
  raw: null,
})

function Section({ read }: { read: Read<readonly string[]> }) {
  return (
    <KitStory>
      <Card>
        <Stack gap={3}>
          <ReadSection
            read={read}
            failed="The hosts could not be loaded"
            empty={{ title: 'No hosts yet', text: 'Hosts of new sites are listed here.' }}
          >
            {(hosts) =>
              hosts.map((host) => (
                <Text key={host} as="p">
                  {host}
                </Text>
              ))
            }
          </ReadSection>
        </Stack>
      </Card>
    </KitStory>
  )
}

/**
 * Shows what a read is at, outside lists and tiles: the one place for the states of a section.
 *
 * Keyboard: The buttons to cancel and to try again are in the tab order.
 *
 * Screen readers: Slow, stale and unreadable are announced politely; a failed first load is an alert.
 */
const meta = {
  title: 'Kit/ReadSection',
  component: Section,
  beforeEach: () => {
    retry.mockClear()
    cancel.mockClear()
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

/** The content. */
export const Loaded: Story = { args: { read: there } }

/** Before the first answer. */
export const FirstLoad: Story = { args: { read: first }, parameters: { picture: { showsWaiting: true } } }

/** The answer takes long, and the reader can stop waiting. */
export const Slow: Story = {
  args: { read: { ...first, slow } },
}

/** There is nothing, and it says why. */
export const Empty: Story = { args: { read: { ...there, data: [] } } }

/** The provider refuses the reader. */
export const Forbidden: Story = {
  args: { read: { ...first, isLoading: false, failure: failureOf(403) } },
  play: async () => {
    await screen.findByText(/don’t have access to this|No tiene acceso/)
    await expect(screen.queryByRole('button')).toBeNull()
  },
}

/** The provider does not have this, and the section says so. */
export const NotOffered: Story = { args: { read: { ...first, isLoading: false, failure: failureOf(404) } } }

/** The first read has failed, with a way to try again. */
export const Failed: Story = {
  tags: ['picture'],
  args: { read: { ...first, isLoading: false, failure: failureOf(500) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Try again|Reintentar/ }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** The content stays when it could not be refreshed. */
export const Stale: Story = {
  tags: ['picture'],
  args: { read: { ...there, failure: failureOf(503) } },
  play: async () => {
    await screen.findByText('alpha.example.com')
    await userEvent.click(screen.getByRole('button', { name: /Try again|Reintentar/ }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Some rows could not be read, and it says how many. */
export const Partial: Story = { args: { read: { ...there, unreadable: 3 } } }
