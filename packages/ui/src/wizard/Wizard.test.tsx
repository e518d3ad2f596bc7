import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { it, vi } from 'vitest'
import { Controlled } from '../field/Controlled.tsx'
import { Wizard } from './Wizard.tsx'

it('continues only without a problem, goes back, and ends with the given label', async () => {
  const onFinish = vi.fn()
  function Site({ hasName }: { hasName: boolean }) {
    return (
      <Controlled initial={0}>
        {(current, set) => (
          <Wizard
            label="New site"
            current={current}
            onCurrent={set}
            finishLabel="Create the site"
            onFinish={onFinish}
            steps={[
              {
                id: 'name',
                label: 'Name',
                content: <p>Its name</p>,
                problem: hasName ? undefined : 'Enter a name first',
              },
              { id: 'origin', label: 'Origin', content: <p>Its origin</p> },
            ]}
          />
        )}
      </Controlled>
    )
  }
  const { rerender } = render(<Site hasName={false} />)
  const next = screen.getByRole('button', { name: 'Continue', description: 'Enter a name first' })
  await userEvent.click(next)
  expect(screen.getByText('Step 1 of 2')).toBeInTheDocument()
  rerender(<Site hasName />)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const heading = screen.getByRole('heading', { name: 'Origin' })
  expect(heading.parentElement).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Origin' })).toHaveTextContent('Its origin')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByText('Its name')).toBeInTheDocument()
  expect(onFinish).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create the site' }))
  expect(onFinish).toHaveBeenCalledOnce()
})

it('continues on Enter in a field, but finishes only by its button', async () => {
  const onFinish = vi.fn()
  const onBlur = vi.fn()
  const field = (label: string) => <input aria-label={label} onBlur={onBlur} />
  render(
    <Controlled initial={0}>
      {(current, set) => (
        <Wizard
          label="New site"
          current={current}
          onCurrent={set}
          finishLabel="Create the site"
          onFinish={onFinish}
          steps={[
            { id: 'name', label: 'Name', content: field('Host') },
            { id: 'origin', label: 'Origin', content: field('Address') },
          ]}
        />
      )}
    </Controlled>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Host' }), 'a{Enter}')
  expect(onBlur).toHaveBeenCalledOnce()
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'b{Enter}')
  expect(onFinish).not.toHaveBeenCalled()
})

it('requires at least one step', () => {
  const empty = (
    <Wizard
      label="Nothing"
      current={0}
      onCurrent={() => {}}
      finishLabel="End"
      onFinish={() => {}}
      // @ts-expect-error steps must not be empty
      steps={[]}
    />
  )
  expect(empty).toBeTruthy()
})
