import { Card } from '@parapet/ui'
import type { Decorator } from '@storybook/react-vite'

/** Story decorator: a kind on a card as wide as `parameters.card` px: 358 is a phone, 560 half a board, 880 a whole one. */
export const onCard: Decorator = (Story, { parameters }) => (
  <div style={{ width: `min(${Number(parameters.card)}px, 100%)` }}>
    <Card>
      <Story />
    </Card>
  </div>
)
