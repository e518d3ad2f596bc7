import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DiffView } from './DiffView.tsx'

/**
 * A line diff of two texts.
 *
 * Keyboard: Arrow keys scroll; folded lines are a button, which Enter or Space expands.
 *
 * Screen readers: A named region; each changed line begins with "added" or "removed". Line numbers and signs are
 * hidden.
 */
const meta: Meta<typeof DiffView> = { title: 'UI/Diff', component: DiffView }
export default meta
type Story = StoryObj<typeof DiffView>

const before = `sub vcl_recv {
    # Only what a cache can answer.
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.url ~ "^/api/") {
        return (pass);
    }
    unset req.http.Cookie;
    set req.http.X-Device = "desktop";
    if (req.http.User-Agent ~ "Mobile") {
        set req.http.X-Device = "phone";
    }
    return (hash);
}

sub vcl_deliver {
    set resp.http.X-Cache = obj.hits > 0 ? "HIT" : "MISS";
    unset resp.http.Via;
    return (deliver);
}`
const after = before
  .replace('    unset req.http.Cookie;\n', '')
  .replace('"^/api/"', '"^/(api|account)/"')
  .replace(
    '    unset resp.http.Via;',
    '    unset resp.http.Via;\n    unset resp.http.Server;\n    set resp.http.Strict-Transport-Security = "max-age=31536000; includeSubDomains; preload";',
  )

/** The difference of two versions of a configuration. */
export const Configuration: Story = {
  tags: ['picture'],
  args: { label: 'default.vcl', before, after },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 lines added')).toBeVisible()
  },
}
/** Unchanged lines are folded and can be opened. */
export const Unfolding: Story = {
  args: { label: 'default.vcl', before, after: before.replace('(deliver)', '(restart)') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /unchanged lines/ }))
    await expect(canvas.getByText('sub vcl_recv {')).toBeVisible()
  },
}
/** Two versions without a difference, and it says so. */
export const NothingChanges: Story = { args: { label: 'default.vcl', before, after: before } }
/** A file that is new as a whole. */
export const AllNew: Story = { args: { label: 'default.vcl', before: '', after: 'sub vcl_recv {\n}' } }
/** Lines with strange characters are shown as text. */
export const Hostile: Story = { args: { label: '<script>', before: '<b>a</b>', after: '<img src=x onerror=alert(1)>' } }
/** On a phone. */
export const Phone: Story = { args: { label: 'default.vcl', before, after }, globals: { viewport: { value: 'phone' } } }
/** The two versions beside each other. */
export const SideBySide: Story = {
  tags: ['picture'],
  args: { label: 'default.vcl', before, after },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Side by side' }))
    await expect(canvas.getAllByText('sub vcl_deliver {')).toHaveLength(2)
  },
}
