import { type BotListKind, botListKinds, botLists, type PublicBotList, useRead, useSendWrite } from '@parapet/api'
import {
  Combobox,
  EmptyState,
  FilterRow,
  LinkButton,
  Notice,
  Section,
  Select,
  Stack,
  Switch,
  useWords,
} from '@parapet/ui'
import { useState } from 'react'
import { useFailureToast } from '../../failure/useFailureToast.ts'
import { ReadPanel } from '../../kit/read/ReadPanel.tsx'
import { paths } from '../../paths.ts'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { refusalText, useMay } from '../../session/useMay.ts'
import { useTo } from '../../session/useTo.ts'
import { botListsWords } from '../../words/botLists.ts'
import { ownLists } from './ownLists.tsx'
import { useListsOfSite } from './useListsOfSite.ts'

/** The lists of a site: those of the provider as switches, and its own. */
export function ListsView() {
  const t = useWords(botListsWords)
  const to = useTo()
  const { user, company } = useSession()
  const { sites, site, kind, change } = useListsOfSite()
  return (
    <Stack gap={6}>
      <FilterRow>
        <Combobox
          label={t('site')}
          name="site"
          value={site === null ? null : String(site)}
          onChange={(next) => change({ site: next })}
          options={sites.map((one) => ({ value: String(one.id), label: one.url }))}
        />
        <Select
          label={t('kind')}
          name="kind"
          value={kind}
          onChange={(next) => change({ kind: next })}
          options={botListKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </FilterRow>
      {site === null ? (
        <EmptyState title={t('site.choose')} text={t('site.chooseText')} />
      ) : (
        <>
          {kind === 'allow' && (
            <Notice
              tone="info"
              actions={
                paths.saferoutes.guard.allows({ user, company }) && (
                  <LinkButton size="s" href={to('saferoutes')}>
                    {t('mistaken.route')}
                  </LinkButton>
                )
              }
            >
              {t('mistaken')}
            </Notice>
          )}
          <ProviderLists site={site} kind={kind} />
          <ResourceScreen key={`${site} ${kind}`} resource={ownLists[kind]} isEmbedded />
        </>
      )}
    </Stack>
  )
}

interface ProviderListsProps {
  site: number
  kind: BotListKind
}

function ProviderLists({ site, kind }: ProviderListsProps) {
  const t = useWords(botListsWords)
  const read = useRead(kind === 'allow' ? botLists.publicAllow : botLists.publicDeny, {})
  return (
    <Section title={t('public')}>
      <ReadPanel read={read} failed={t('public.failed')} empty={{ title: t('public.empty'), text: '' }}>
        {(rows) => (
          <Stack gap={2}>
            {rows.map((list) => (
              <ProviderListSwitch key={list.id} list={list} site={site} kind={kind} />
            ))}
          </Stack>
        )}
      </ReadPanel>
    </Section>
  )
}

function ProviderListSwitch({ list, site, kind }: ProviderListsProps & { list: PublicBotList }) {
  const t = useWords(botListsWords)
  const send = useSendWrite()
  const showFailure = useFailureToast()
  const call = kind === 'allow' ? botLists.switchPublicAllow : botLists.switchPublicDeny
  const refusal = refusalText(useMay(call))
  const [wanted, setWanted] = useState<boolean>()
  const change = async (enabled: boolean) => {
    setWanted(enabled)
    try {
      await send(call, { list: list.id, site, body: { enabled } })
    } catch (problem) {
      showFailure(problem)
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <Switch
      label={t('public.use', { name: list.name, n: list.addresses })}
      name={`list-${list.id}`}
      help={list.description}
      value={wanted ?? list.sites.includes(site)}
      onChange={(next) => void change(next)}
      {...(refusal && { disabledReason: refusal })}
    />
  )
}
