import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Controlled } from '../field/Controlled.tsx'
import { TextField } from '../field/TextField.tsx'
import { Card } from '../layout/Card.tsx'
import { Text } from '../text/Text.tsx'
import { Wizard } from './Wizard.tsx'

/**
 * A task in several steps.
 *
 * Keyboard: Tab moves through the step. Enter in a field or on "Continue" opens the next step and focuses its heading. With a problem
 * in the step the button stays focusable and describes it.
 *
 * Screen readers: A form with its label as name and the steps as a list, the current one marked. Each step is a group
 * named by its heading.
 */
const meta: Meta<typeof Wizard> = {
  title: 'UI/Wizard',
  component: Wizard,
  decorators: [(Story) => <Card>{Story()}</Card>],
}
export default meta
type Story = StoryObj<typeof Wizard>

function NewSite({ busy = false, start = 0 }: { busy?: boolean; start?: number }) {
  return (
    <Controlled initial={{ at: start, name: start > 0 ? 'www.aurora.tv' : '' }}>
      {({ at, name }, set) => (
        <Wizard
          label="New site"
          current={at}
          onCurrent={(next) => set({ at: next, name })}
          finishLabel="Create the site"
          onFinish={() => {}}
          busy={busy}
          steps={[
            {
              id: 'name',
              label: 'Name',
              problem: name === '' ? 'Enter a name first' : undefined,
              content: (
                <TextField
                  label="Name of the site"
                  name="name"
                  value={name}
                  onChange={(next) => set({ at, name: next })}
                />
              ),
            },
            { id: 'origin', label: 'Origin', content: <Text>Where {name} gets its files from.</Text> },
            { id: 'review', label: 'Review', content: <Text>{name} is ready within a minute.</Text> },
          ]}
        />
      )}
    </Controlled>
  )
}
/** A step with something wrong in it. */
export const WithAProblem: Story = { tags: ['picture'], render: () => <NewSite /> }
/** The next step gets the focus. */
export const GoingOn: Story = {
  render: () => <NewSite />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the site' }), 'www.aurora.tv')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Origin' }).parentElement).toHaveFocus())
  },
}
/** While the last step is being sent. */
export const Finishing: Story = {
  parameters: { picture: { showsWaiting: true } },
  render: () => <NewSite start={2} busy />,
}
/** On a phone. */
export const Phone: Story = { render: () => <NewSite start={1} />, globals: { viewport: { value: 'phone' } } }
