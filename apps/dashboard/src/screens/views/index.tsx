import { isClientAdmin, isCompanyAdmin } from '@parapet/api'
import { LinkButton, useLocale, useToast, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { usePreferences } from '../../preferences/PreferencesProvider.tsx'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { choiceParam, useUrlState } from '../../router/useUrlState.ts'
import { useSession } from '../../session/SessionContext.ts'
import { useTo } from '../../session/useTo.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { ViewTabs } from '../../shell/ViewTabs.tsx'
import { viewsWords } from '../../words/views.ts'
import { savedViews } from './savedViews.tsx'

const owners = ['mine', 'company'] as const
const params = { whose: choiceParam([...owners], 'mine') }

/** Saved views, sets of filters and notes: the user's own, and those of the company. */
export default function ViewsScreen() {
  const t = useWords(viewsWords)
  const to = useTo()
  const toast = useToast()
  const { zone } = useLocale()
  const { user, company } = useSession()
  const { pinsOf, pin, unpin } = usePreferences()
  const [{ whose }] = useUrlState(params)
  const owner = whose === 'mine' ? user?.id : company?.id
  const mayChangeAll = isClientAdmin(user, company) || isCompanyAdmin(user, company)
  const pins = company ? pinsOf(company.id) : undefined
  const userId = user?.id
  const companyId = company?.id
  const views = useMemo(() => {
    if (owner === undefined || userId === undefined || companyId === undefined) return null
    const nameOf = (id: string) => pins?.find((one) => one.id === id)?.name
    return savedViews({
      owner,
      user: userId,
      zone,
      to,
      mayChangeAll,
      isPinned: (id) => nameOf(id) !== undefined,
      onPin: (view) => {
        pin(companyId, view)
        if (nameOf(view.id) === undefined) toast.success(t('pinned', { name: view.name }))
      },
      onUnpin: (id) => {
        const name = nameOf(id)
        if (name === undefined) return
        unpin(companyId, id)
        toast.success(t('unpinned', { name }))
      },
    })
  }, [owner, userId, companyId, zone, to, mayChangeAll, pins, pin, unpin, toast, t])
  if (!views || !company) return <PageHeader title={t('title')} />
  return (
    <>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <ViewTabs
        page="views"
        param="whose"
        views={owners}
        selected={whose}
        label={t('tabs')}
        labelOf={(id) => t(`tab.${id}`, { company: company.name })}
      >
        <ResourceScreen
          key={whose}
          resource={views}
          isEmbedded
          title={t(`tab.${whose}`, { company: company.name })}
          actions={<LinkButton href={to('stats')}>{t('empty.action')}</LinkButton>}
        />
      </ViewTabs>
    </>
  )
}
