import { botLimits, type OriginConfig } from '@parapet/api'
import { SliderField, Switch, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { BotOutcomes } from './BotOutcomes.tsx'
import { botsWords } from './bots.words.ts'
import type { DetectionDraft } from './detection.tsx'

/** The fields of the detection of a site: minimum risks, and lists whose addresses are always bots. */
export function DetectionFields({ form, row }: { form: ResourceForm<DetectionDraft>; row: OriginConfig | null }) {
  const t = useWords(botsWords)
  return (
    <>
      <SliderField
        label={t('column.min_risk')}
        required
        help={t('help.min_risk')}
        {...botLimits.min_risk}
        {...form.field('min_risk')}
      />
      <SliderField
        label={t('column.min_as_risk')}
        required
        help={t('help.min_as_risk')}
        {...botLimits.min_as_risk}
        {...form.field('min_as_risk')}
      />
      <Switch label={t('dc_enabled')} {...form.field('dc_enabled')} />
      {form.values.dc_enabled && (
        <SliderField
          label={t('column.min_dc_risk')}
          required
          help={t('help.min_dc_risk')}
          {...botLimits.min_dc_risk}
          {...form.field('min_dc_risk')}
        />
      )}
      <Switch label={t('deny_abuse')} {...form.field('deny_abuse')} />
      <Switch label={t('deny_anonymous_proxy')} {...form.field('deny_anonymous_proxy')} />
      <Switch label={t('deny_anonymous_vpn')} {...form.field('deny_anonymous_vpn')} />
      {row?.url && <BotOutcomes host={row.url} />}
    </>
  )
}
