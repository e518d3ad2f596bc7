import type { ServiceKey } from '@parapet/api'
import { Box, Heading, Icon, type IconName, IconTile, Inline, Split, Stack, Text, useWords } from '@parapet/ui'
import type { ReactNode } from 'react'
import { marketingWords } from './marketing.words.ts'
import { serviceTone } from './serviceTone.ts'

interface ServicePanelProps {
  service: ServiceKey
  icon: IconName
  note?: ReactNode
  action: ReactNode
  isTitled?: boolean
}

/** The marketing panel of a service (§1): title, subtitle, intro, feature list, one button. */
export function ServicePanel({ service, icon, note, action, isTitled = true }: ServicePanelProps) {
  const t = useWords(marketingWords)
  const features = t(`${service}.features`)
    .trim()
    .split(/\s*\n\s*/)
  return (
    <article>
      <Split side="wide" gap={8}>
        <Stack gap={4} align="start">
          <IconTile name={icon} size="l" tone={serviceTone(service)} />
          <Stack gap={1}>
            {isTitled && (
              <Heading level={2} size="xl">
                {t(`${service}.title`)}
              </Heading>
            )}
            <Text as="p" size={isTitled ? 'l' : 'xl'} weight={isTitled ? 'regular' : 'semibold'} tone="brand">
              {t(`${service}.subtitle`)}
            </Text>
          </Stack>
          <Text as="p">{t(`${service}.intro`)}</Text>
          {note}
          <Inline>{action}</Inline>
        </Stack>
        <Box surface="sunken" rounded="input" padding={6}>
          <Stack gap={3}>
            <Heading level={isTitled ? 3 : 2} size="m">
              {t('features')}
            </Heading>
            <Stack as="ul" gap={3}>
              {features.map((feature) => (
                <Inline key={feature} as="li" align="start" wrap={false}>
                  <Text tone="brand">
                    <Icon name="check" size={16} />
                  </Text>
                  <Text>{feature}</Text>
                </Inline>
              ))}
            </Stack>
          </Stack>
        </Box>
      </Split>
    </article>
  )
}
