import type { StoryObj } from '@storybook/react-vite'
import aboutTexts from '../words/about.en.ts'
import type { StoryWidget } from './StoryWidget.tsx'
import { catalogueRows } from './storyStates.ts'

/** The story of a row of the catalogue. Its documentation says what the row shows, as the product does. */
export function rowStory(code: string): StoryObj<typeof StoryWidget> {
  const row = catalogueRows.find((one) => one.code === code)
  if (!row) throw new Error(`No widget ${code}`)
  return { args: { code }, parameters: { docs: { description: { story: aboutTexts[row.about] } } } }
}
