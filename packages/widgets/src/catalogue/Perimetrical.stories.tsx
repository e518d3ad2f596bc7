import type { Meta, StoryObj } from '@storybook/react-vite'
import { rowStory } from './rowStory.ts'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = { title: 'Widgets/Catalogue/Perimetrical', component: StoryWidget }
export default meta
type Story = StoryObj<typeof StoryWidget>

export const Denied = rowStory('perimetrical.home.denied')

export const Bots = rowStory('perimetrical.home.bots')

export const Limited = rowStory('perimetrical.home.limited')

export const Attacked = rowStory('perimetrical.home.attacked')

export const Rate = rowStory('perimetrical.home.rate')

export const Reasons = rowStory('perimetrical.home.reasons')

export const Outcomes = rowStory('perimetrical.home.outcomes')

export const Categories = rowStory('perimetrical.home.categories')

export const Actions = rowStory('perimetrical.home.actions')

export const UnderAttack = rowStory('perimetrical.home.underAttack')

export const CountryMap = rowStory('perimetrical.home.countryMap')

export const Anomalies: Story = { tags: ['picture'], ...rowStory('perimetrical.home.anomalies') }

/** Without the service the widgets show sample data. */
export const DeniedNotHired: Story = { args: { code: 'perimetrical.home.denied', isHired: false } }
/** The service of the under attack mode is not hired. */
export const UnderAttackNotHired: Story = { args: { code: 'perimetrical.home.underAttack', isHired: false } }
/** Anomaly detection is not hired. */
export const AnomaliesNotHired: Story = { args: { code: 'perimetrical.home.anomalies', isHired: false } }
