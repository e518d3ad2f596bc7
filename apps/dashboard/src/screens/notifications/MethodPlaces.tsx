import { KeyValue, Section, Stack, Text, useWords } from '@parapet/ui'
import { useSession } from '../../platform/session/SessionContext.ts'
import type { MatrixMethod } from './matrix.ts'
import { notificationsWords } from './notifications.words.ts'

/** Where each method arrives, as far as the provider tells, and that no call sends a test. */
export function MethodPlaces({ methods }: { methods: readonly MatrixMethod[] }) {
  const t = useWords(notificationsWords)
  const { user } = useSession()
  return (
    <Section title={t('place.title')}>
      <Stack gap={2}>
        <KeyValue
          items={methods.map(({ name, description, isMail }) => ({
            label: name,
            value: isMail
              ? user?.email || t('place.noMail')
              : description
                ? t('place.told', { description })
                : t('place.untold'),
          }))}
        />
        <Text as="p" tone="muted" size="s">
          {t('place.noTest')}
        </Text>
      </Stack>
    </Section>
  )
}
