import { Code, IconButton, Inline, moveFocusOnRemoval, Section, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { heldFile, type ReportPart } from '../../shared/report/reportParts.ts'
import { ticketsWords } from './tickets.words.ts'

/** What a report brings, as it will be sent; each part may be taken out. */
export function ReportParts({
  parts,
  onChange,
}: {
  parts: readonly ReportPart[]
  onChange: (parts: readonly ReportPart[]) => void
}) {
  const t = useWords(ticketsWords)
  if (parts.length === 0) return null
  return (
    <Section title={t('parts')} level={3}>
      <Text as="p" tone="muted">
        {t('parts.text')}
      </Text>
      <Stack as="ul" gap={2} label={t('parts')}>
        {parts.map((part) => (
          <li key={part.id} ref={moveFocusOnRemoval}>
            <Inline justify="between" align="start" wrap={false}>
              <Part part={part} />
              <IconButton
                tone="quiet"
                size="s"
                icon="x"
                label={t('parts.remove', { name: part.label })}
                onClick={() => onChange(parts.filter((other) => other !== part))}
              />
            </Inline>
          </li>
        ))}
      </Stack>
    </Section>
  )
}

function Part({ part }: { part: ReportPart }) {
  const t = useWords(ticketsWords)
  const f = useFormat()
  if ('text' in part)
    return (
      <Stack gap={0}>
        <Text weight="medium">{part.label}</Text>
        <Text keepSpace>{part.text}</Text>
      </Stack>
    )
  const { file } = part
  return (
    <Stack gap={0}>
      <Text weight="medium">{part.label}</Text>
      <Text>
        <Code>{file.name}</Code> {heldFile(file) ? f.bytes(file.size) : t('parts.gone')}
      </Text>
    </Stack>
  )
}
