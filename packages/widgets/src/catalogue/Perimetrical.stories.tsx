import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Perimetrical', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Denied: Story = { args: { code: 'perimetrical.home.denied' } }

export const Bots: Story = { args: { code: 'perimetrical.home.bots' } }

export const Limited: Story = { args: { code: 'perimetrical.home.limited' } }

export const Attacked: Story = { args: { code: 'perimetrical.home.attacked' } }

export const Rate: Story = { args: { code: 'perimetrical.home.rate' } }

export const Reasons: Story = { args: { code: 'perimetrical.home.reasons' } }

export const Outcomes: Story = { args: { code: 'perimetrical.home.outcomes' } }

export const Categories: Story = { args: { code: 'perimetrical.home.categories' } }

export const Actions: Story = { args: { code: 'perimetrical.home.actions' } }

export const UnderAttack: Story = { args: { code: 'perimetrical.home.underAttack' } }

export const CountryMap: Story = { args: { code: 'perimetrical.home.countryMap' } }

export const Anomalies: Story = { tags: ['picture'], args: { code: 'perimetrical.home.anomalies' } }

/** Without the service the widgets show sample data. */
export const DeniedNotHired: Story = { args: { code: 'perimetrical.home.denied', isHired: false } }
export const UnderAttackNotHired: Story = { args: { code: 'perimetrical.home.underAttack', isHired: false } }
export const AnomaliesNotHired: Story = { args: { code: 'perimetrical.home.anomalies', isHired: false } }
