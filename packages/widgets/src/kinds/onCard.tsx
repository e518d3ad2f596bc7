import { Card } from '@parapet/ui'
import type { Decorator } from '@storybook/react-vite'

/** Story decorator: a kind on a card as wide as a place on a board (px). 358 is a phone, 560 half a board, 880 a whole one. */
export function onCard(width: number): Decorator {
  return (Story) => (
    <div style={{ width: `min(${width}px, 100%)` }}>
      <Card>
        <Story />
      </Card>
    </div>
  )
}
