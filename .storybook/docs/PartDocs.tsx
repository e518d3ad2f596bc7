import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { advice } from '../advice.ts'

/** The page of a component's documentation: Storybook's own, and when to use the parts that it shows. */
export function PartDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const told = Object.entries(advice).filter(([, { page }]) => page === preparedMeta.title)
  const isOne = Object.keys(csfFile.stories).length === 1
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isOne && <Description of="story" />}
      {told.map(([name, { also, use, avoid }]) => (
        <section key={name} aria-label={`When to use ${name}`}>
          <h3>{`When to use ${name}`}</h3>
          <ul>
            <li>
              <strong>Do:</strong> {use}
            </li>
            <li>
              <strong>Don’t:</strong> {avoid}
            </li>
            <li>
              <strong>Elsewhere called:</strong> {also.join(', ')}
            </li>
          </ul>
        </section>
      ))}
      <Primary />
      <Controls />
      {!isOne && <Stories />}
    </>
  )
}
