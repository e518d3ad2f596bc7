import { AddToList } from './AddToList.tsx'
import type { Asked } from './AskContext.ts'
import { BlockAddress } from './BlockAddress.tsx'
import { ChooseUrls } from './ChooseUrls.tsx'
import { InspectAddress } from './InspectAddress.tsx'
import { NoteValue } from './NoteValue.tsx'

interface ValueDialogsProps {
  asked: Asked
  isOpen: boolean
  onClose: () => void
}

/** The dialog about a value. */
export function ValueDialogs({ asked, isOpen, onClose }: ValueDialogsProps) {
  const rest = { seen: asked.seen, isOpen, onClose }
  switch (asked.dialog) {
    case 'block':
      return <BlockAddress {...rest} />
    case 'addToList':
      return <AddToList {...rest} />
    case 'inspectAddress':
      return <InspectAddress {...rest} />
    case 'note':
      return <NoteValue {...rest} />
    case 'urls':
      return <ChooseUrls {...rest} act={asked.act} />
  }
}
