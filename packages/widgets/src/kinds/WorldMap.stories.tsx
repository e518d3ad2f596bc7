import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { onCard } from './onCard.tsx'
import { hostile } from './sample.ts'
import { WorldMap } from './WorldMap.tsx'

const codes = 'ES FR DE US GB IT PT MX AR CO CL BR NL BE PL SE CH AT IE MA JP IN SG AU CA ZA NG EG TR RU CN KR'.split(
  ' ',
)
const countries = codes.map((code, index) => ({ code, value: Math.round(5_200_000 / (index + 1) ** 1.7) }))
const points = (
  [
    ['MAD1', 'Madrid', 40.42, -3.7],
    ['BCN1', 'Barcelona', 41.39, 2.17],
    ['LIS1', 'Lisbon', 38.72, -9.14],
    ['PAR1', 'Paris', 48.86, 2.35],
    ['LON1', 'London', 51.51, -0.13],
    ['FRA1', 'Frankfurt', 50.11, 8.68],
    ['AMS1', 'Amsterdam', 52.37, 4.9],
    ['MIL1', 'Milan', 45.46, 9.19],
    ['NYC1', 'New York', 40.71, -74],
    ['MIA1', 'Miami', 25.76, -80.19],
    ['DFW1', 'Dallas', 32.78, -96.8],
    ['LAX1', 'Los Angeles', 34.05, -118.24],
    ['MEX1', 'Mexico City', 19.43, -99.13],
    ['BOG1', 'Bogotá', 4.71, -74.07],
    ['SAO1', 'São Paulo', -23.55, -46.63],
    ['EZE1', 'Buenos Aires', -34.6, -58.38],
    ['SIN1', 'Singapore', 1.35, 103.82],
    ['TYO1', 'Tokyo', 35.68, 139.69],
    ['SYD1', 'Sydney', -33.87, 151.21],
    ['JNB1', 'Johannesburg', -26.2, 28.04],
  ] as const
).map(([name, city, lat, lon], id) => ({ id, name, lat, lon, detail: `${city} · ${6 + ((id * 5) % 17)} nodes` }))

const meta: Meta<typeof WorldMap> = {
  title: 'Widgets/Kinds/WorldMap',
  component: WorldMap,
  decorators: [onCard],
  parameters: { card: 880 },
  args: { label: 'Requests by country', countries, unit: 'requests', onPick: { include: fn(), exclude: fn() } },
}
export default meta
type Story = StoryObj<typeof WorldMap>

export const Skewed: Story = { tags: ['canary'] }
export const Even: Story = {
  args: { countries: codes.slice(0, 14).map((code, index) => ({ code, value: 1000 - index * 60 })) },
}
export const OneCountry: Story = { args: { countries: [{ code: 'ES', value: 4211 }] } }
export const NoRows: Story = { args: { countries: [] } }
export const AllZero: Story = { args: { countries: countries.map((one) => ({ ...one, value: 0 })) } }
export const HugeNumbers: Story = { args: { countries: countries.map((one) => ({ ...one, value: one.value * 1e15 })) } }
export const TinyCountries: Story = {
  args: {
    countries: ['SG', 'HK', 'MT', 'AD', 'MC', 'BH', 'MU'].map((code, index) => ({ code, value: 700 - index * 90 })),
  },
}
export const HostileCodes: Story = {
  args: {
    countries: [...Object.values(hostile), 'XX', '-', ''].map((code, index) => ({ code, value: 900 - index * 80 })),
  },
}
export const PointsOfPresence: Story = {
  tags: ['picture'],
  args: { label: 'Points of presence', countries: undefined, points, unit: 'count', onPick: undefined },
}
export const PointsNarrow: Story = { ...PointsOfPresence, parameters: { card: 358 } }
export const HalfBoard: Story = { parameters: { card: 560 } }
export const Narrow: Story = { tags: ['picture'], parameters: { card: 358 } }
