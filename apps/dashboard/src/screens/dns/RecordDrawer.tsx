import { addRecord, editRecord } from '@parapet/api'
import { Drawer, EmptyState, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { copiedId, NEW_ITEM } from '../../kit/resource/useListState.ts'
import { useOpenItem } from '../../kit/resource/useOpenItem.ts'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { useUrlState } from '../../platform/router/useUrlState.ts'
import { dnsWords } from './dns.words.ts'
import { RecordForm } from './RecordForm.tsx'
import { recordTitle } from './recordDraft.ts'
import type { Zone } from './useZone.ts'
import { openSchema, zoneTools } from './zoneView.ts'

/** The drawer of the record in the URL. Saving adds to the pending changes. */
export function RecordDrawer({ zone, lockedBy }: { zone: Zone; lockedBy: string | undefined }) {
  const t = useWords(dnsWords)
  const ui = useWords(resourceWords)
  const item = useOpenItem()
  const [{ open }] = useUrlState(openSchema)
  const { domain, entries, setChanges, read } = zone
  const isTool = zoneTools.some((tool) => tool === open)
  const copied = copiedId(open)
  const found = entries.find(({ id }) => id === (copied ?? open))
  const isNew = open === NEW_ITEM || copied !== null
  return (
    <Drawer
      size="l"
      open={open !== null && !isTool}
      onClose={item.close}
      title={isNew || !found ? t('new') : recordTitle(found.record, domain.name)}
    >
      {open !== null && !isTool && (
        <ReadSection read={read} failed={ui('list.failed')} lines={6} size="s">
          {() =>
            isNew ? (
              <RecordForm
                zone={zone}
                entry={null}
                template={found?.record ?? null}
                lockedBy={lockedBy}
                onCancel={item.close}
                onKeep={(record) => {
                  setChanges((changes) => addRecord(changes, record))
                  item.leaveForm()
                }}
              />
            ) : found ? (
              <RecordForm
                key={found.id}
                zone={zone}
                entry={found}
                lockedBy={lockedBy}
                onCancel={item.close}
                onKeep={(record) => {
                  setChanges((changes) => editRecord(changes, found, record))
                  item.close()
                }}
              />
            ) : (
              <EmptyState size="s" title={ui('gone.title')} text={ui('gone.text')} />
            )
          }
        </ReadSection>
      )}
    </Drawer>
  )
}
