import { Button, Notice, useWords } from '@parapet/ui'
import { resourceWords } from '../words/resource.words.ts'
import type { AnyT } from './anyWords.ts'
import { FieldChanges } from './FieldChanges.tsx'
import type { FieldChange } from './historyChanges.ts'
import type { HistoryField } from './historyValues.ts'
import { InSight } from './InSight.tsx'

interface ConflictNoticeProps {
  theirs: readonly FieldChange[]
  t: AnyT
  fields: Readonly<Record<string, HistoryField>>
  /** Puts their values into the form. */
  onTake: () => void
}

/** What somebody else saved since the form was opened: saving again overwrites it. */
export function ConflictNotice({ theirs, t, fields, onTake }: ConflictNoticeProps) {
  const ui = useWords(resourceWords)
  if (theirs.length === 0) return null
  return (
    <InSight>
      <Notice
        tone="watch"
        live
        title={ui('conflict.title')}
        actions={
          <Button size="s" onClick={onTake}>
            {ui('conflict.theirs')}
          </Button>
        }
      >
        {ui('conflict.text')}
        <FieldChanges changes={theirs} t={t} fields={fields} />
      </Notice>
    </InSight>
  )
}
