import { type AnomalyPreferences, anomalies, hostText } from '@parapet/api'
import { MultiSelect, Text, useWords } from '@parapet/ui'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { thresholdsWords } from './thresholds.words.ts'

interface WatchedSitesDialogProps {
  isOpen: boolean
  preferences: AnomalyPreferences
  onClose: () => void
}

/** Chooses which sites are watched at all, up to the limit of the contract (§7). */
export function WatchedSitesDialog({ isOpen, preferences, onClose }: WatchedSitesDialogProps) {
  const t = useWords(thresholdsWords)
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t('sites.title')}>
      <Watched preferences={preferences} onClose={onClose} />
    </FormDialog>
  )
}

interface Draft {
  sites: readonly string[]
}

function Watched({ preferences: { results, limit }, onClose }: Omit<WatchedSitesDialogProps, 'isOpen'>) {
  const t = useWords(thresholdsWords)
  const watched = results.flatMap(({ site_id, active }) => (active ? [String(site_id)] : []))
  const form = useSavedForm<Draft, number>({
    initial: { sites: watched },
    check: ({ sites }) => ({ sites: sites.length > limit ? t('sites.tooMany', { limit }) : undefined }),
    save: async ({ sites }, send) => {
      const chosen = new Set(sites)
      const body = { results: results.map(({ site_id }) => ({ site_id, active: chosen.has(String(site_id)) })) }
      await send(anomalies.savePreferences, { body })
      return sites.length
    },
    saved: (_, n) => t('sites.saved', { n }),
    onSaved: onClose,
    failed: t('sites.failed'),
    leaves: 'none',
    call: anomalies.savePreferences,
  })
  const stopped = watched.filter((id) => !form.values.sites.includes(id))
  return (
    <SavedForm form={form} label={t('sites.title')} submitLabel={t('sites.save')} needsChange onCancel={onClose}>
      <Text as="p">{t('sites.text', { limit })}</Text>
      <MultiSelect
        label={t('sites.label')}
        options={results.map(({ site_id, site }) => ({
          value: String(site_id),
          label: hostText(site) || String(site_id),
        }))}
        max={limit}
        maxReason={t('sites.tooMany', { limit })}
        chipsShown={20}
        {...form.field('sites')}
        value={form.values.sites}
      />
      {stopped.length > 0 && <Text as="p">{t('sites.stopped', { n: stopped.length })}</Text>}
    </SavedForm>
  )
}
