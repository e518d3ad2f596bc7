import {
  Box,
  Button,
  Card,
  Heading,
  IconTile,
  Inline,
  Link,
  Stack,
  Status,
  Text,
  useWords,
  VisuallyHidden,
} from '@parapet/ui'
import { shellWords } from '../../platform/words/shell.words.ts'
import { marketingWords } from './marketing.words.ts'
import type { ListedService, SubscriptionState } from './serviceList.ts'
import { servicesWords } from './services.words.ts'
import { serviceTone } from './serviceTone.ts'

const tones = { active: 'good', hired: 'info', other: 'quiet' } as const

/** The status of a service, as icon and word. */
export function SubscriptionStatus({ status }: { status: SubscriptionState }) {
  const t = useWords(servicesWords)
  return <Status tone={tones[status]} label={t(`state.${status}`)} />
}

interface ServiceCardProps {
  listed: ListedService
  pageHref: string | null
  panelHref: string
  onChange: (() => void) | undefined
  isBusy: boolean
}

/** One service: its purpose, its status and its action. */
export function ServiceCard({ listed, pageHref, panelHref, onChange, isBusy }: ServiceCardProps) {
  const { service, status } = listed
  const t = useWords(servicesWords)
  const name = useWords(shellWords)(`service.${service.key}`)
  const text = useWords(marketingWords)(`${service.key}.intro`)
  const isOpenable = status === 'active' && pageHref !== null
  return (
    <Card as="article" padding={4} isFull>
      <Stack gap={3}>
        <Inline gap={3} wrap={false}>
          <IconTile name={service.icon} tone={status === 'other' ? 'quiet' : serviceTone(service.key)} />
          <Box grow>
            <Heading level={3}>{name}</Heading>
          </Box>
          <SubscriptionStatus status={status} />
        </Inline>
        <Box grow>
          <Text as="p" size="s" tone="muted">
            {text}
          </Text>
        </Box>
        <Inline justify="between">
          <Link href={isOpenable ? pageHref : panelHref}>
            {isOpenable ? t('open') : t('details')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Link>
          {onChange && (
            <Button size="s" tone={status === 'other' ? 'secondary' : 'quiet'} busy={isBusy} onClick={onChange}>
              {status === 'other' ? t('activate') : t('deactivate')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
