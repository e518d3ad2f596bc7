import { remaining } from '@parapet/api'
import { Button, Dialog, Notice, Stack, toClipboard, useToast, useWords } from '@parapet/ui'
import { useOpenItem } from '../../kit/resource/useOpenItem.ts'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { useUrlState } from '../../platform/router/useUrlState.ts'
import { dnsWords } from './dns.words.ts'
import { FindingList } from './FindingList.tsx'
import type { Zone } from './useZone.ts'
import { ZoneDifference } from './ZoneDifference.tsx'
import { openSchema } from './zoneView.ts'

/** Shows the pending changes as a difference before they are applied. */
export function ReviewDialog({ zone, lockedBy }: { zone: Zone; lockedBy: string | undefined }) {
  const t = useWords(dnsWords)
  const ui = useWords(resourceWords)
  const toast = useToast()
  const item = useOpenItem()
  const [{ open }] = useUrlState(openSchema)
  const { changed, problems, findings, domain } = zone
  const touched = new Set(changed.map(({ id }) => id))
  const about = findings.filter(({ id }) => touched.has(id))
  const reason =
    lockedBy ??
    (changed.length === 0 ? t('review.nothing') : undefined) ??
    (problems.size > 0 ? t('review.problems', { n: problems.size }) : undefined)
  const copy = async () => {
    if (await toClipboard(zone.curl())) toast.success(ui('curl.copied'))
    else toast.error(ui('curl.failed'))
  }
  return (
    <Dialog
      size="l"
      open={open === 'review'}
      onClose={item.close}
      title={t('review.title', { name: domain.name })}
      actions={
        <>
          <Button
            tone="primary"
            disabledReason={reason}
            onClick={() => {
              item.close()
              void zone.apply()
            }}
          >
            {t('apply', { n: changed.length })}
          </Button>
          <Button tone="secondary" onClick={item.close}>
            {ui('cancel')}
          </Button>
          <Button tone="quiet" icon="terminal" onClick={() => void copy()}>
            {ui('curl')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {about.length > 0 && (
          <Notice tone="watch" title={t('findings', { n: about.length })}>
            <FindingList findings={about} domain={domain.name} />
          </Notice>
        )}
        <ZoneDifference
          label={t('review.difference')}
          before={zone.rows}
          after={remaining(zone.entries)}
          domain={domain.name}
        />
      </Stack>
    </Dialog>
  )
}
