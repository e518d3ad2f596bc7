import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { Button, LinkButton } from '../button/Button.tsx'
import { Chip } from '../chip/Chip.tsx'
import { ChipsBar } from '../chip/ChipsBar.tsx'
import { ShortcutsSheet } from '../command/ShortcutsSheet.tsx'
import { Drawer } from '../dialog/Dialog.tsx'
import { DiffView } from '../diff/DiffView.tsx'
import { CopyButton, ErrorState } from '../feedback/EmptyState.tsx'
import { RememberedNotice } from '../feedback/RememberedNotice.tsx'
import { Tooltip } from '../feedback/Tooltip.tsx'
import { FileField } from '../field/FileField.tsx'
import { Held } from '../field/Held.tsx'
import { LineArea } from '../field/LineArea.tsx'
import { RadioCards } from '../field/RadioCards.tsx'
import { SliderField } from '../field/SliderField.tsx'
import { TagInput } from '../field/TagInput.tsx'
import { TextArea } from '../field/TextArea.tsx'
import { TextField } from '../field/TextField.tsx'
import { CopyField } from '../keyvalue/CopyField.tsx'
import { SecretField } from '../keyvalue/SecretField.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Grid } from '../layout/Grid.tsx'
import { type AnchorProps, Link, LinkProvider } from '../link/Link.tsx'
import { ContextMenu } from '../menu/ContextMenu.tsx'
import { Popover } from '../menu/Popover.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { Text } from '../text/Text.tsx'
import { useToast } from '../toast/ToastProvider.tsx'
import { Wizard } from '../wizard/Wizard.tsx'

/** Everything here is done without a pointer, and the focus is where one looks for it afterwards. */
const meta: Meta = { title: 'UI/Together/By keys' }
export default meta
type Story = StoryObj

const still = () => {}
const focused = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus())
const leave = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

export const Fields: Story = {
  render: () => (
    <Grid min={280} gap={4}>
      <Held<'purge' | 'stale' | null> initial="stale">
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
      </Held>
      <Held<number | null> initial={3}>
        {(value, set) => <SliderField label="Share" name="share" min={0} max={10} value={value} onChange={set} />}
      </Held>
      <Held<readonly string[]> initial={['192.0.2.7']}>
        {(value, set) => <TagInput label="Addresses" name="tags" value={value} onChange={set} />}
      </Held>
      <Held initial="">
        {(value, set) => <TextArea label="What happened" name="text" value={value} onChange={set} />}
      </Held>
      <Held initial="/a">{(value, set) => <LineArea label="Paths" name="paths" value={value} onChange={set} />}</Held>
      <Held<readonly File[]> initial={[new File(['x'], 'list.txt')]}>
        {(value, set) => <FileField label="List" name="list" value={value} onChange={set} />}
      </Held>
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
    leave()
  },
}

function Openers() {
  const [open, setOpen] = useState<'drawer' | 'keys' | null>(null)
  const close = () => setOpen(null)
  return (
    <div style={{ minBlockSize: 520 }}>
      <Inline gap={4}>
        <Popover label="About this figure" trigger={<Button>About</Button>}>
          Requests that were answered from cache.
        </Popover>
        <Button onClick={() => setOpen('drawer')}>Edit</Button>
        <Button onClick={() => setOpen('keys')}>Keys</Button>
        <ContextMenu
          label="Spain"
          items={[
            { label: 'Only this country', onSelect: still },
            { label: 'Copy', onSelect: still },
          ]}
        >
          <Button>Spain</Button>
        </ContextMenu>
        <Tooltip text="And keeps moving">
          <Button>Last 24 h</Button>
        </Tooltip>
      </Inline>
      <Drawer open={open === 'drawer'} onClose={close} title="Edit record">
        <TextField label="Name" name="name" value="www" onChange={still} />
      </Drawer>
      <ShortcutsSheet
        open={open === 'keys'}
        onClose={close}
        groups={[{ title: 'Everywhere', shortcuts: [{ keys: ['Shift+← →'], label: 'By ten points' }] }]}
      />
    </div>
  )
}

/** What opens takes the focus, and Escape gives it back to where it came from. */
export const Opening: Story = {
  render: () => <Openers />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const closes = async (opener: HTMLElement, role: 'dialog' | 'menu') => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
      await focused(opener)
    }
    const about = canvas.getByRole('button', { name: 'About' })
    about.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'About this figure' })
    await closes(about, 'dialog')

    const edit = canvas.getByRole('button', { name: 'Edit' })
    edit.focus()
    await userEvent.keyboard(' ')
    const drawer = await screen.findByRole('dialog', { name: 'Edit record' })
    await focused(within(drawer).getByRole('textbox', { name: 'Name' }))
    await userEvent.tab()
    await focused(within(drawer).getByRole('button', { name: 'Close' }))
    await closes(edit, 'dialog')

    const keys = canvas.getByRole('button', { name: 'Keys' })
    keys.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(within(sheet).getByRole('img', { name: 'Arrow left' })).toBeVisible()
    await closes(keys, 'dialog')

    const spain = canvas.getByRole('button', { name: 'Spain' })
    spain.focus()
    // What a browser sends for Shift+F10 and the menu key: no place of a pointer.
    await fireEvent.contextMenu(spain, { clientX: 0, clientY: 0 })
    const menu = await screen.findByRole('menu', { name: 'Spain' })
    await focused(within(menu).getByRole('menuitem', { name: 'Only this country' }))
    await userEvent.keyboard('{ArrowDown}')
    await focused(within(menu).getByRole('menuitem', { name: 'Copy' }))
    await closes(spain, 'menu')

    const range = canvas.getByRole('button', { name: 'Last 24 h' })
    await userEvent.tab()
    await expect(range).toHaveFocus()
    await waitFor(() => expect(canvasElement.querySelector('[popover]')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('[popover]')).toBeNull()
    await expect(range).toHaveFocus()
    leave()
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

/** Links lead by Enter; turning and going on do not lose the focus. */
export const Places: Story = {
  render: () => (
    <LinkProvider component={Routed}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: 'DNS', href: '/dns' }, { label: 'aurora.tv' }]} />
        <Inline gap={3}>
          <Link href="/stats">History</Link>
          <LinkButton href="/analytics">Analytics</LinkButton>
        </Inline>
        <Held initial={1}>{(page, set) => <Pagination page={page} pageSize={20} total={60} onPage={set} />}</Held>
        <Held initial={0}>
          {(at, set) => (
            <Wizard
              label="New site"
              current={at}
              onCurrent={set}
              finishLabel="Create the site"
              onFinish={still}
              steps={[
                { id: 'a', label: 'Name', content: <Text>www.aurora.tv</Text> },
                { id: 'b', label: 'Origin', content: <Text>origin-1.aurora.example</Text> },
              ]}
            />
          )}
        </Held>
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
    await focused(canvas.getByRole('heading', { name: 'Origin' }).parentElement ?? next)
    await userEvent.keyboard('{Tab}')
    await expect(canvas.getByRole('button', { name: 'Create the site' })).toHaveFocus()
    canvas.getByRole('button', { name: /lines that stay/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('line 0')).toBeVisible()
    leave()
  },
}

const onChip = fn()
const onRemove = fn()
const onRetry = fn()
function Said() {
  const toast = useToast()
  const [isThere, setThere] = useState(true)
  return (
    <Stack gap={4}>
      <Inline>
        <Button
          onClick={() => toast.info('Widget hidden', { label: 'Undo', onAct: () => toast.success('Shown again') })}
        >
          Hide
        </Button>
      </Inline>
      <RememberedNotice id="by-keys" tone="info" title="Analytics answers faster" memory={kept}>
        Ranges up to a day come in under a second.
      </RememberedNotice>
      <ErrorState size="s" title="Could not be read" onRetry={onRetry} />
      <div>
        <CopyButton text="request 7f3a-11c0" />
      </div>
      {isThere && (
        <div>
          <Chip
            label="Country: Spain"
            onClick={onChip}
            onRemove={() => {
              onRemove()
              setThere(false)
            }}
          />
        </div>
      )}
      <div style={{ maxInlineSize: 320 }}>
        <ChipsBar
          label="Filters"
          chips={['Status: 404', 'Path: /video', 'Cache: MISS', 'Method: GET'].map((label) => ({ id: label, label }))}
          onClear={still}
        />
      </div>
    </Stack>
  )
}
const kept = { getItem: () => null, setItem: still }

/** What comes is reached, and what goes takes nobody's focus along. */
export const Comings: Story = {
  decorators: [(Shown) => <div style={{ minBlockSize: 560 }}>{Shown()}</div>],
  render: () => <Said />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const one of [onChip, onRemove, onRetry]) one.mockClear()
    const hide = canvas.getByRole('button', { name: 'Hide' })
    hide.focus()
    await userEvent.keyboard('{Enter}')
    await expect(hide).toHaveFocus()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Shown again')).toBeVisible())
    const dismiss = within(screen.getByText('Shown again').closest('li') ?? document.body)
    dismiss.getByRole('button', { name: 'Dismiss' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Shown again')).toBeNull())

    canvas.getByRole('button', { name: 'Dismiss' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Analytics answers faster')).toBeNull()
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard(' ')
    await expect(onRetry).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Copy' }).focus()
    await userEvent.setup().keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/^Copied/)).toBeVisible())

    canvas.getByRole('button', { name: 'Country: Spain' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onChip).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onRemove).toHaveBeenCalledOnce()
    const more = canvas.getByRole('button', { name: /more filters/ })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Filters' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await focused(more)
    leave()
  },
}
