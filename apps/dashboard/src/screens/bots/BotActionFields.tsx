import { type BotSite, botActions, botHeader, botHints, botLimits, botSettings, useRead } from '@parapet/api'
import { CopyField, MultiSelect, Notice, RadioCards, SliderField, Switch, Text, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { botActionsWords } from '../../words/botActions.ts'
import { BotOutcomes } from './BotOutcomes.tsx'
import type { BotActionDraft } from './botActions.tsx'

/** The fields of what happens to bots on a site, with the outcomes of its last day below the scores. */
export function BotActionFields({ form, row }: { form: ResourceForm<BotActionDraft>; row: BotSite | null }) {
  const t = useWords(botActionsWords)
  const { data: flags, failure } = useRead(botSettings.flags, {}, { quiet: true })
  const { values } = form
  const { score, flag_score } = values
  const isWhole = score !== null && flag_score !== null && !Number.isNaN(score + flag_score)
  return (
    <>
      <Switch label={t('enabled')} {...form.field('enabled')} />
      <RadioCards
        label={t('column.action')}
        options={botActions.map((value) => ({ value, label: t(`action.${value}`), help: t(`about.${value}`) }))}
        {...form.field('action')}
        onChange={(next) => {
          form.set('action', next)
          if (!row?.isConfigured) form.set('enabled', true)
        }}
      />
      <SliderField
        label={t('column.score')}
        required
        help={t('help.score')}
        {...botLimits.score}
        {...form.field('score')}
      />
      <SliderField
        label={t('column.flag_score')}
        required
        help={t('help.flag_score')}
        {...botLimits.flag_score}
        {...form.field('flag_score')}
      />
      {failure && !flags ? (
        <Text tone="bad">{t('flags.failed')}</Text>
      ) : (
        <MultiSelect
          label={t('column.flags')}
          options={(flags ?? []).map(({ name, label }) => ({ value: name, label }))}
          {...form.field('flags')}
        />
      )}
      {isWhole &&
        botHints({ score, flags: [...values.flags] }).map((hint) => (
          <Notice key={hint} tone="watch">
            {t(`hint.${hint}`)}
          </Notice>
        ))}
      {row && <BotOutcomes host={row.site_url} />}
      {isWhole && flags && (
        <CopyField
          label={t('header.label')}
          help={t('header.help')}
          value={`TCDN-BM-Action: ${botHeader({ ...values, score, flag_score, flags: [...values.flags] }, flags)}`}
        />
      )}
    </>
  )
}
