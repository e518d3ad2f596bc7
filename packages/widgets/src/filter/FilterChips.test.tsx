import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadBoardWords, TestPage } from '../catalogue/testProvider.tsx'
import { FilterChips } from './FilterChips.tsx'

beforeAll(loadBoardWords)

const chip = (value: string, isExcluded = false, isMuted = false) => ({
  key: 'response' as const,
  value,
  isExcluded,
  isMuted,
})

it('joins the included values of one field with "or", and no others', async () => {
  const chips = [chip('404'), chip('5xx'), chip('304', true), chip('301', true), chip('206', false, true)]
  render(
    <TestPage answer={() => new Response()}>
      <FilterChips chips={chips} onFilter={vi.fn()} onEdit={vi.fn()} />
    </TestPage>,
  )
  const texts = (await screen.findAllByRole('listitem')).map((one) => one.textContent)
  expect(texts.map((text) => /^or /.test(text ?? ''))).toEqual([false, true, false, false, false])
})
