import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Select } from '../field/Select.tsx'
import { TextField } from '../field/TextField.tsx'
import { Text } from '../text/Text.tsx'
import { Box } from './Box.tsx'
import { Card, Section, SideSection } from './Card.tsx'
import { Divider } from './Divider.tsx'
import { FilterRow, Inline, Stack } from './Flow.tsx'
import { Columns, Grid, Split } from './Grid.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * Layout and spacing. Only a card and a box with a surface have an appearance of their own.
 *
 * Screen readers: Only a section has semantics: a region named by its heading. The visual order is the reading order at
 * every width. Visually hidden text is read in its place.
 */
const meta: Meta = { title: 'UI/Layout' }
export default meta
type Story = StoryObj

const Block = ({ children = 'Content' }: { children?: string }) => (
  <Box padding={3} surface="sunken" rounded="input">
    <Text>{children}</Text>
  </Box>
)

/** Parts below each other, with equal gaps. */
export const Stacks: Story = {
  render: () => (
    <Stack gap={3}>
      <Block />
      <Block />
      <Stack gap={1} align="start">
        <Block>Close</Block>
        <Block>Together</Block>
      </Stack>
    </Stack>
  ),
}
/** Parts in a row that wraps. */
export const Inlines: Story = {
  render: () => (
    <Stack gap={4}>
      <Inline>
        <Block>One</Block>
        <Block>Two</Block>
        <Divider upright />
        <Block>Three</Block>
      </Inline>
      <Inline justify="between">
        <Text weight="semibold">Between</Text>
        <Button size="s">Action</Button>
      </Inline>
    </Stack>
  ),
}
/** A row of filters with a long label. */
export const LongFilters: Story = {
  render: () => (
    <FilterRow>
      <TextField label="Search" name="q" value="" onChange={() => undefined} />
      <Select label="Site" name="site" value={null} onChange={() => undefined} options={[]} />
      <Select
        label="A state with a name that is longer than its field"
        name="state"
        value={null}
        onChange={() => undefined}
        options={[]}
      />
    </FilterRow>
  ),
}
/** The same from right to left. */
export const LongFiltersRightToLeft: Story = { ...LongFilters, globals: { direction: 'rtl' } }
/** Columns that become fewer in little space. */
export const ColumnsAndGrids: Story = {
  render: () => (
    <Stack gap={6}>
      <Columns count={3}>
        <Block />
        <Block />
        <Block />
      </Columns>
      <Grid min={140} gap={2}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => (
          <Block key={name}>{name}</Block>
        ))}
      </Grid>
      <Split>
        <Block>Main</Block>
        <Block>Aside</Block>
      </Split>
    </Stack>
  ),
}
/** Cards with their paddings. */
export const Cards: Story = {
  tags: ['picture'],
  render: () => (
    <Grid min={220}>
      {(['plain', 'sunken', 'brand', 'good', 'watch', 'bad', 'info'] as const).map((tone) => (
        <Card key={tone} tone={tone} padding={4}>
          <Text weight="semibold">{tone}</Text>
        </Card>
      ))}
    </Grid>
  ),
}
/** Sections with titles. */
export const Sections: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={6}>
      <Section title="Traffic" actions={<Button size="s">Download</Button>}>
        <Card>
          <Text>One card of a page.</Text>
        </Card>
      </Section>
      <Divider />
      <Section
        title="A title that is much longer than the room that is left for it beside its actions"
        actions={<Button size="s">Edit</Button>}
      >
        <Card padding={3}>
          <Text>Another.</Text>
        </Card>
      </Section>
    </Stack>
  ),
}
/** Sections with their title beside them. */
export const SideSections: Story = {
  render: () => (
    <div>
      <SideSection title="Password" text="Ten characters or more. Other devices stay logged in.">
        <Card padding={4}>
          <Text>The form.</Text>
        </Card>
      </SideSection>
      <SideSection
        title="A subject whose title is much longer than the column that it has beside its form"
        text="What it is about, in a sentence or two that wrap."
      >
        <Card padding={4}>
          <Text>Another form.</Text>
        </Card>
      </SideSection>
    </div>
  ),
}
/** The same from right to left. */
export const SideSectionsRightToLeft: Story = { ...SideSections, globals: { direction: 'rtl' } }

/** Words that only screen readers read. */
export const ForListeners: Story = {
  render: () => (
    <Card>
      <Text>
        <VisuallyHidden>Requests in the last hour: </VisuallyHidden>
        12,480
        <VisuallyHidden>, 4 percent more than the hour before</VisuallyHidden>
      </Text>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByText(/12,480/)
    await expect(figure).toHaveTextContent('Requests in the last hour: 12,480, 4 percent more than the hour before')
    const [before] = figure.children
    await expect(before?.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
