import {
  type BotSite,
  botActions,
  botHeader,
  botHints,
  botLimits,
  botSettings,
  botVclState,
  provisioning,
  useRead,
} from '@parapet/api'
import { CopyField, MultiSelect, Notice, RadioCards, SliderField, Status, Switch, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useMay } from '../../platform/session/useMay.ts'
import { useLive } from '../../shared/provisioning/useLive.ts'
import { BotOutcomes } from './BotOutcomes.tsx'
import type { BotActionDraft } from './botActions.tsx'
import { botActionsWords } from './botActions.words.ts'

/** The fields of what happens to bots on a site, with the outcomes of its last day below the scores. */
export function BotActionFields({ form, row }: { form: ResourceForm<BotActionDraft>; row: BotSite | null }) {
  const t = useWords(botActionsWords)
  const read = useRead(botSettings.flags, {}, { quiet: true })
  const flags = read.data
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
      <ReadSection read={read} failed={t('flags.failed')} size="s" lines={2}>
        {(known) => (
          <MultiSelect
            label={t('column.flags')}
            options={known.map(({ name, label }) => ({ value: name, label }))}
            {...form.field('flags')}
          />
        )}
      </ReadSection>
      {isWhole &&
        botHints({ score, flags: [...values.flags] }).map((hint) => (
          <Notice key={hint} tone="watch">
            {t(`hint.${hint}`)}
          </Notice>
        ))}
      {row && <BotOutcomes host={row.site_url} />}
      {isWhole && flags && (
        <HeaderInVcl value={botHeader({ ...values, score, flag_score, flags: [...values.flags] }, flags)} />
      )}
    </>
  )
}

/** The header that VCL needs, and whether the live VCL has it. */
function HeaderInVcl({ value }: { value: string }) {
  const t = useWords(botActionsWords)
  const may = useMay(provisioning.configs).kind === 'allowed'
  const { live } = useLive('production', may)
  const state = live === undefined ? undefined : botVclState(live?.config_body, value)
  return (
    <>
      <CopyField label={t('header.label')} help={t('header.help')} value={`TCDN-BM-Action: ${value}`} />
      {state && (
        <Status tone={state === 'same' ? 'good' : state === 'other' ? 'watch' : 'quiet'} label={t(`vcl.${state}`)} />
      )}
    </>
  )
}
