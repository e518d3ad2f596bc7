import { Button, Inline, Notice, Text, useFormat, useWords } from '@parapet/ui'
import { RangePicker } from '@parapet/ui/range'
import { useMemo } from 'react'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { useLastVisit } from '../../platform/preferences/useLastVisit.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useListRange } from '../../shared/board/useListRange.ts'
import { auditWords } from './audit.words.ts'
import { auditList } from './auditList.tsx'
import { AuditSpanContext } from './useAuditTools.ts'

/** The audit log of a company (§7): who changed what, in a range. */
export default function AuditScreen() {
  const t = useWords(auditWords)
  const f = useFormat()
  const { range, span, now, zone, limits, isInvalid, setRange } = useListRange('audit')
  const { from, to } = span
  const chosen = useMemo(() => ({ span: { from, to } }), [from, to])
  const last = useLastVisit('audit', useSession().company?.id ?? 0)
  const isSince = last !== null && from === last
  return (
    <AuditSpanContext value={chosen}>
      <ResourceScreen
        resource={auditList}
        intro={
          <>
            {isInvalid && <Notice tone="watch">{t('range.invalid')}</Notice>}
            {last !== null && !isSince && (
              <Inline gap={2}>
                <Text tone="muted">{t('visit.text', { when: f.date(last, 'dateTime') })}</Text>
                <Button size="s" onClick={() => setRange({ from: last, to: now })}>
                  {t('visit.show')}
                </Button>
              </Inline>
            )}
          </>
        }
        actions={
          <RangePicker
            label={t('range')}
            value={range}
            presets={limits.presets.map(({ rel }) => ({ rel }))}
            zone={zone}
            now={now}
            min={now - limits.oldestSeconds}
            onChange={setRange}
          />
        }
      />
    </AuditSpanContext>
  )
}
