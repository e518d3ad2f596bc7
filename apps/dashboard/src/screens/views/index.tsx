import { Button, LinkButton, useWords } from '@parapet/ui'
import { useState } from 'react'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ViewTabs } from '../../kit/page/ViewTabs.tsx'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { NewBoardDialog } from '../../shared/board/own/NewBoardDialog.tsx'
import { viewsWords } from '../../shared/board/views/views.words.ts'
import { savedViews } from './savedViews.tsx'

const owners = ['mine', 'company'] as const
const params = { whose: choiceParam([...owners], 'mine') }

/** Saved views, sets of filters and notes: the user's own, and those of the company. */
export default function ViewsScreen() {
  const t = useWords(viewsWords)
  const to = useTo()
  const { user, company } = useSession()
  const [{ whose }] = useUrlState(params)
  const [isMaking, setMaking] = useState(false)
  if (!user || !company) return <PageHeader title={t('title')} />
  return (
    <>
      <PageHeader
        title={t('title')}
        sentence={t('sentence')}
        actions={
          <Button tone="primary" icon="plus" onClick={() => setMaking(true)}>
            {t('new.board')}
          </Button>
        }
      />
      <NewBoardDialog isOpen={isMaking} onClose={() => setMaking(false)} />
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
          resource={savedViews[whose]}
          isEmbedded
          title={t(`tab.${whose}`, { company: company.name })}
          actions={<LinkButton href={to('stats')}>{t('empty.action')}</LinkButton>}
        />
      </ViewTabs>
    </>
  )
}
