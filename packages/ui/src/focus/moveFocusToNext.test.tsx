import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { it } from 'vitest'
import { moveAnyFocusOnRemoval } from './moveAnyFocusOnRemoval.ts'

function Deployment() {
  const [isSent, setSent] = useState(false)
  return (
    <>
      {!isSent && (
        <span ref={moveAnyFocusOnRemoval}>
          <button type="button" onClick={() => setSent(true)}>
            Deploy
          </button>
        </span>
      )}
      <a href="/versions">Versions</a>
    </>
  )
}

it('moves the focus to the next element after a click, when what had it is removed', async () => {
  render(<Deployment />)
  await userEvent.click(screen.getByRole('button', { name: 'Deploy' }))
  expect(screen.getByRole('link', { name: 'Versions' })).toHaveFocus()
})
