import { Button, Section, Stack, TextArea, type TextAreaProps, useWords } from '@parapet/ui'
import { useState } from 'react'
import { TicketText } from './TicketText.tsx'
import { ticketLimits } from './ticketLimits.ts'
import { ticketsWords } from './tickets.words.ts'

/** A text of a ticket with a preview of how it will be shown. */
export function ComposedText(props: TextAreaProps) {
  const t = useWords(ticketsWords)
  const [isShown, setShown] = useState(false)
  return (
    <Stack gap={2}>
      <TextArea maxLength={ticketLimits.text} {...props} />
      <div>
        <Button
          tone="quiet"
          size="s"
          icon={isShown ? 'eyeOff' : 'eye'}
          aria-pressed={isShown}
          {...(props.value.trim() === '' && { disabledReason: t('preview.nothing') })}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'preview.hide' : 'preview')}
        </Button>
      </div>
      {isShown && props.value.trim() !== '' && (
        <Section title={t('preview.title')} level={3}>
          <TicketText text={props.value} />
        </Section>
      )}
    </Stack>
  )
}
