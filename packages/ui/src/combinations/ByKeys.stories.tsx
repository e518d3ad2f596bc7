import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { LinkButton } from '../button/Button.tsx'
import { DiffView } from '../diff/DiffView.tsx'
import { Controlled } from '../field/Controlled.tsx'
import { FileField } from '../field/FileField.tsx'
import { LineArea } from '../field/LineArea.tsx'
import { RadioCards } from '../field/RadioCards.tsx'
import { SliderField } from '../field/SliderField.tsx'
import { TagInput } from '../field/TagInput.tsx'
import { TextArea } from '../field/TextArea.tsx'
import { CopyField } from '../keyvalue/CopyField.tsx'
import { SecretField } from '../keyvalue/SecretField.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Grid } from '../layout/Grid.tsx'
import { type AnchorProps, Link, LinkProvider } from '../link/Link.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { Text } from '../text/Text.tsx'
import { Wizard } from '../wizard/Wizard.tsx'

const meta: Meta = { title: 'UI/Together/Fields and places by keys' }
export default meta
type Story = StoryObj

const noop = () => {}
const blurActive = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Fields beside each other are operated with the keyboard. */
export const Fields: Story = {
  tags: ['picture'],
  render: () => (
    <Grid min={280} gap={4}>
      <Controlled<'purge' | 'stale' | null> initial="stale">
        {(value, set) => (
          <RadioCards
            label="How to invalidate"
            name="how"
            value={value}
            onChange={set}
            options={[
              { value: 'stale', label: 'Mark as stale' },
              { value: 'purge', label: 'Purge' },
            ]}
          />
        )}
      </Controlled>
      <Controlled<number | null> initial={3}>
        {(value, set) => <SliderField label="Share" name="share" min={0} max={10} value={value} onChange={set} />}
      </Controlled>
      <Controlled<readonly string[]> initial={['192.0.2.7']}>
        {(value, set) => <TagInput label="Addresses" name="tags" value={value} onChange={set} />}
      </Controlled>
      <Controlled initial="">
        {(value, set) => <TextArea label="What happened" name="text" value={value} onChange={set} />}
      </Controlled>
      <Controlled initial="/a">
        {(value, set) => <LineArea label="Paths" name="paths" value={value} onChange={set} />}
      </Controlled>
      <Controlled<readonly File[]> initial={[new File(['x'], 'list.txt')]}>
        {(value, set) => <FileField label="List" name="list" value={value} onChange={set} />}
      </Controlled>
      <CopyField label="Token" value="made-up-token" />
      <SecretField label="Key" value="made-up-key" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Mark as stale' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Purge' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Share' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('slider', { name: 'Share' })).toHaveValue('4')

    const tags = canvas.getByRole('textbox', { name: 'Addresses' })
    tags.focus()
    await userEvent.keyboard('192.0.2.8{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove 192.0.2.8' })).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect(tags).toHaveValue('192.0.2.8')
    await userEvent.keyboard('{Enter}')

    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'What happened' })).toHaveFocus()
    await userEvent.keyboard('one{Enter}two')
    await expect(canvas.getByRole('textbox', { name: 'What happened' })).toHaveValue('one\ntwo')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Paths' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('List')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: /list\.txt/ })).toBeNull()
    await expect(canvas.getByLabelText('List')).toHaveFocus()

    await userEvent.tab()
    const token = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Token' })
    await expect(token.value.slice(token.selectionStart ?? 0, token.selectionEnd ?? 0)).toBe('made-up-token')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy Token' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveValue('made-up-key')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('textbox', { name: 'Key' })).not.toHaveValue('made-up-key')
    blurActive()
  },
}

const goTo = fn()
const Routed = ({ href, ...props }: AnchorProps) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      goTo(href)
    }}
  />
)
const rows = Array.from({ length: 14 }, (_, at) => `line ${at}`).join('\n')

/** What leads to other places is operated with the keyboard. */
export const Places: Story = {
  render: () => (
    <LinkProvider component={Routed}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: 'DNS', href: '/dns' }, { label: 'aurora.tv' }]} />
        <Inline gap={3}>
          <Link href="/stats">History</Link>
          <LinkButton href="/analytics">Analytics</LinkButton>
        </Inline>
        <Controlled initial={1}>
          {(page, set) => <Pagination page={page} pageSize={20} total={60} onPage={set} />}
        </Controlled>
        <Controlled initial={0}>
          {(at, set) => (
            <Wizard
              label="New site"
              current={at}
              onCurrent={set}
              finishLabel="Create the site"
              onFinish={noop}
              steps={[
                { id: 'a', label: 'Name', content: <Text>www.aurora.tv</Text> },
                { id: 'b', label: 'Origin', content: <Text>origin-1.aurora.example</Text> },
              ]}
            />
          )}
        </Controlled>
        <DiffView label="default.vcl" before={rows} after={rows.replace('line 13', 'line thirteen')} />
      </Stack>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    goTo.mockClear()
    for (const [name, href] of [
      ['DNS', '/dns'],
      ['History', '/stats'],
      ['Analytics', '/analytics'],
    ]) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(goTo).toHaveBeenLastCalledWith(href)
    }
    const next = canvas.getByRole('button', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter} {Enter}')
    await expect(canvas.getByText('41–60 of 60')).toBeVisible()
    await expect(next).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const origin = canvas.getByRole('heading', { name: 'Origin' }).parentElement ?? next
    await waitFor(() => expect(origin).toHaveFocus())
    await userEvent.keyboard('{Tab}')
    await expect(canvas.getByRole('button', { name: 'Create the site' })).toHaveFocus()
    canvas.getByRole('button', { name: /unchanged lines/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('line 0')).toBeVisible()
    blurActive()
  },
}
