import { ApiProvider, makeApiContext } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { screen } from 'storybook/test'
import { Incidents } from './Incidents.tsx'

function Corner() {
  const [api] = useState(() => makeApiContext())
  return (
    <MemoryRouter>
      <ApiProvider value={api}>
        <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 260 }}>
          <Suspense fallback={null}>
            <Incidents homeHref="/300" />
          </Suspense>
        </div>
      </ApiProvider>
    </MemoryRouter>
  )
}

const meta = { title: 'Shell/Incidents', component: Corner } satisfies Meta<typeof Corner>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Open incidents with start time and affected services. */
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /open incident|incidencias? abiertas?/ }))
    await screen.findByRole('link', { name: /All services|Todos los servicios/ })
  },
}
