import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyValue } from '../keyvalue/KeyValue.tsx'
import { Ago, Bytes, Count, DateTime, Duration, Percent, Rate } from '../text/values.tsx'
import { LocaleProvider, type LocaleValue, useWords } from './LocaleProvider.tsx'
import { uiWords } from './ui.ts'

const at = Date.UTC(2026, 5, 15, 10, 30) / 1000

function Sample() {
  const t = useWords(uiWords)
  return (
    <KeyValue
      items={[
        { label: 'DateTime', value: <DateTime value={at} /> },
        { label: 'Ago', value: <Ago value={at - 5400} /> },
        { label: 'Duration', value: <Duration value={5400} /> },
        { label: 'Count', value: <Count value={1_234_567.8} /> },
        { label: 'Rate', value: <Rate value={1_234_567.8} unit="bit/s" /> },
        { label: 'Bytes', value: <Bytes value={1_234_567_890} /> },
        { label: 'Percent', value: <Percent value={0.12345} /> },
        { label: 'useWords', value: t('chip.more', { n: 4 }) },
      ]}
    />
  )
}

/**
 * Sets the language and time zone of everything below.
 *
 * Screen readers: The app must also set `lang` on the page, so that the right voice reads it. Numbers and dates are
 * formatted for the language.
 */
const meta: Meta<LocaleValue> = {
  title: 'UI/Language and time zone',
  component: LocaleProvider,
  args: { locale: 'en', zone: 'Europe/Madrid' },
  render: (args) => (
    <LocaleProvider {...args}>
      <Sample />
    </LocaleProvider>
  ),
}
export default meta
type Story = StoryObj<LocaleValue>

/** English, in the zone of Madrid. */
export const English: Story = {}
/** Spanish. */
export const Spanish: Story = { tags: ['picture'], args: { locale: 'es' } }
/** A zone with half an hour. */
export const Kolkata: Story = { args: { zone: 'Asia/Kolkata' } }
/** A zone far behind UTC. */
export const Honolulu: Story = { args: { zone: 'Pacific/Honolulu' } }
