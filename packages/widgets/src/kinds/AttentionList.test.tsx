import { LocaleProvider, loadWords } from '@parapet/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { AttentionList, type Concern } from './AttentionList.tsx'

beforeAll(() => loadWords('en'))

const concern = (title: string, tone: Concern['tone']): Concern => ({
  id: title,
  title,
  tone,
  state: tone,
  text: '',
  at: 0,
  href: '/',
})
const titles = () => screen.getAllByRole('link').map((link) => link.textContent)

it('folds what is over after two, never what is not, and keeps the focus on the button', async () => {
  const list = [
    concern('runs', 'bad'),
    concern('due', 'watch'),
    ...[1, 2, 3, 4].map((n) => concern(`over ${n}`, 'muted')),
  ]
  render(
    <LocaleProvider locale="en" zone="UTC">
      <AttentionList label="Needs attention" concerns={list} checked={[]} />
    </LocaleProvider>,
  )
  expect(titles()).toEqual(['runs', 'due', 'over 1', 'over 2'])
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more that are over' }))
  expect(titles()).toEqual(list.map(({ title }) => title))
  const hide = screen.getByRole('button', { name: 'Hide 2 that are over', expanded: true })
  expect(document.activeElement).toBe(hide)
  await userEvent.click(hide)
  expect(titles()).toHaveLength(4)
})

it('has no button for two that are over', () => {
  render(
    <LocaleProvider locale="en" zone="UTC">
      <AttentionList label="Needs attention" concerns={[1, 2].map((n) => concern(`over ${n}`, 'muted'))} checked={[]} />
    </LocaleProvider>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})
