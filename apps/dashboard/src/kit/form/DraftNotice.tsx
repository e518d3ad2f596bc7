import { Button, Notice } from '@parapet/ui'

interface DraftNoticeProps {
  text: string
  discardLabel: string
  onDiscard: () => void
}

/** Says that unsaved input was restored, and discards it on request. */
export function DraftNotice({ text, discardLabel, onDiscard }: DraftNoticeProps) {
  return (
    <Notice
      tone="info"
      live
      actions={
        <Button size="s" onClick={onDiscard}>
          {discardLabel}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
