import { type Capability, checkViewRange, MAX_SITES } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { Button, Dialog, LinkButton, useFormat, useWords } from '@parapet/ui'
import { RangePicker, type RangePreset } from '@parapet/ui/range'
import { useState } from 'react'
import { toolbarWords } from '../words/toolbar.ts'
import type { ToolbarProps } from './Toolbar.tsx'

const isBegunShort = ({ defaultRange }: Capability, allSites: readonly string[]): boolean =>
  allSites.length > MAX_SITES && defaultRange.rel === '15m'

/** The page's range; a link may ask for more than the contract allows, and then §5's offer opens. */
export function RangeControl({
  control,
  moment,
  zone,
  capability,
  allSites,
  hireHref,
  isBareOnPhone,
}: ToolbarProps & { readonly isBareOnPhone: boolean }) {
  const t = useWords(toolbarWords)
  const f = useFormat()
  const { view, set, history } = control
  const now = lastFullMinute(moment.now)
  const verdict = checkViewRange(view.range, capability, { now, zone })
  const shown = 'rel' in view.range && verdict.cutAt !== undefined ? view.range : verdict.range
  const { isDedicatedShown } = capability
  const [isHiring, setHiring] = useState(verdict.isTooLong && isDedicatedShown)
  const limit = capability.maxSpanSeconds === null ? '' : f.duration(capability.maxSpanSeconds)
  const presets = capability.presets.map(({ rel, allowed, reason }): RangePreset => {
    if (allowed) return { rel }
    const disabledReason = t(`range.${reason ?? 'retention'}`)
    return reason === 'dedicated' && hireHref
      ? { rel, disabledReason, onDisabledAction: () => setHiring(true) }
      : { rel, disabledReason }
  })
  return (
    <>
      <RangePicker
        label={t('range.label')}
        value={shown}
        presets={presets}
        zone={zone}
        now={now}
        min={now - capability.oldestSeconds}
        history={history}
        isBareOnPhone={isBareOnPhone}
        onChange={(range) => set({ range })}
        {...(capability.maxSpanSeconds === null
          ? {}
          : {
              maxSpanSeconds: capability.maxSpanSeconds,
              limitReason: t(isDedicatedShown ? 'range.limit' : 'range.longest', { limit }),
            })}
        {...(isBegunShort(capability, allSites) ? { hint: t('range.manySites') } : {})}
      />
      <Dialog
        open={isHiring}
        onClose={() => setHiring(false)}
        title={t('hire.title')}
        actions={
          <>
            {hireHref && (
              <LinkButton tone="primary" href={hireHref}>
                {t('hire.action')}
              </LinkButton>
            )}
            <Button tone="quiet" onClick={() => setHiring(false)}>
              {t('hire.close')}
            </Button>
          </>
        }
      >
        {t('hire.text', { limit })}
      </Dialog>
    </>
  )
}
