import type { ServiceKey } from '@parapet/api'
import {
  Button,
  ConfirmDialog,
  EmptyState,
  FilterRow,
  Grid,
  Notice,
  Section,
  Select,
  Stack,
  Text,
  TextField,
  useWords,
} from '@parapet/ui'
import { useMemo } from 'react'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { choiceParam, textParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import { marketingWords } from '../../shared/services/marketing.words.ts'
import { pageOfService } from '../../shared/services/pageOfService.ts'
import { ServiceCard } from '../../shared/services/ServiceCard.tsx'
import { contractableServices, filterServices, statusFilters } from '../../shared/services/serviceList.ts'
import { servicesWords } from '../../shared/services/services.words.ts'
import { useServiceChange } from '../../shared/services/useServiceChange.ts'
import { useSubscriptions } from '../../shared/services/useSubscriptions.ts'
import { menuGroups } from '../../shell/rail/menu.ts'
import { WhatItCosts } from './WhatItCosts.tsx'
import { WhatStops } from './WhatStops.tsx'

/** All services of a company and those it could hire, with a switch for users who may change them (§5, §6). */
export function ServicesScreen() {
  const t = useWords(servicesWords)
  const name = useWords(shellWords)
  const about = useWords(marketingWords)
  const to = useTo()
  const { user, company } = useSession()
  const [{ q, show }, set] = useUrlState(filterParams)
  const all = useMemo(() => contractableServices({ user, company }), [user, company])
  const listed = filterServices(all, show, q, (key) => `${name(`service.${key}`)} ${about(`${key}.intro`)}`)
  const subscriptions = useSubscriptions()
  const change = useServiceChange(subscriptions)
  const onChange = (key: ServiceKey, isHeld: boolean) => {
    if (isHeld) return subscriptions.heldOf(key) && (() => change.ask({ kind: 'deactivate', service: key }))
    return subscriptions.offerOf(key) && (() => change.ask({ kind: 'activate', service: key }))
  }
  const companyName = company?.name ?? ''
  const notes = [
    !subscriptions.canManage && t(subscriptions.isDefaultTheme ? 'note.role' : 'note.theme', { company: companyName }),
    all.some(({ status }) => status === 'hired') && t('note.hired', { company: companyName }),
  ].filter((note) => note !== false)
  return (
    <>
      <PageHeader
        title={t('title')}
        sentence={t('sentence', {
          company: companyName,
          n: all.filter(({ status }) => status !== 'other').length,
          total: all.length,
        })}
      />
      <Stack gap={6}>
        {notes.length > 0 && <Notice tone="info">{notes.join(' ')}</Notice>}
        {subscriptions.isFailed && (
          <Notice
            tone="bad"
            live
            actions={
              <Button size="s" onClick={subscriptions.retry}>
                {name('saving.retry')}
              </Button>
            }
          >
            {t('failed')}
          </Notice>
        )}
        <FilterRow>
          <TextField
            label={t('search')}
            name="search"
            type="search"
            icon="search"
            clearable
            value={q}
            onChange={(next) => set({ q: next })}
          />
          <Select
            label={t('show')}
            name="show"
            value={show}
            onChange={(next) => set({ show: next })}
            options={statusFilters.map((value) => ({ value, label: t(`show.${value}`) }))}
          />
        </FilterRow>
        {listed.length === 0 && (
          <EmptyState
            title={t('none.title')}
            text={t('none.text')}
            drawing="filtered"
            action={<Button onClick={() => set({ q: '', show: 'all' })}>{t('none.action')}</Button>}
          />
        )}
        {menuGroups.map((group) => {
          const own = listed.filter(({ service }) => service.group === group)
          return (
            own.length > 0 && (
              <Section key={group} title={t(`group.${group}`)}>
                <Grid min={300} as="ul">
                  {own.map((one) => (
                    <li key={one.service.key}>
                      <ServiceCard
                        listed={one}
                        pageHref={pageOfService(one.service.key, { user, company }, to)}
                        panelHref={to('marketing', { service: one.service.key })}
                        onChange={onChange(one.service.key, one.status !== 'other')}
                        isBusy={change.busy === one.service.key}
                      />
                    </li>
                  ))}
                </Grid>
              </Section>
            )
          )
        })}
      </Stack>
      <ChangeDialog change={change} company={companyName} />
    </>
  )
}

const filterParams = { q: textParam, show: choiceParam(statusFilters, 'all') }

function ChangeDialog({ change, company }: { change: ReturnType<typeof useServiceChange>; company: string }) {
  const t = useWords(servicesWords)
  const name = useWords(shellWords)
  if (!change.asking) return null
  const { kind, service } = change.asking
  const values = { service: name(`service.${service}`), company }
  return (
    <ConfirmDialog
      open
      onClose={() => change.ask(null)}
      title={t(`${kind}.title`, values)}
      confirmLabel={t(`${kind}.yes`, values)}
      tone={kind === 'activate' ? 'primary' : 'danger'}
      onConfirm={change.confirm}
    >
      <Stack gap={3}>
        <Text as="p">{t(`${kind}.text`, values)}</Text>
        {kind === 'activate' ? (
          <WhatItCosts service={service} name={values.service} />
        ) : (
          <WhatStops service={service} />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
