import { type BotListKind, botListKinds, botLists, hostText, type PublicBotList, useRead } from '@parapet/api'
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
import { useAction } from '../../kit/action/useAction.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { botListsWords } from './botLists.words.ts'
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
          options={sites.map((one) => ({ value: String(one.id), label: hostText(one.url) }))}
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
      <ReadSection read={read} failed={t('public.failed')} empty={{ title: t('public.empty') }}>
        {(rows) => (
          <Stack gap={2}>
            {rows.map((list) => (
              <ProviderListSwitch key={list.id} list={list} site={site} kind={kind} />
            ))}
          </Stack>
        )}
      </ReadSection>
    </Section>
  )
}

function ProviderListSwitch({ list, site, kind }: ProviderListsProps & { list: PublicBotList }) {
  const t = useWords(botListsWords)
  const { run, refusal } = useAction(kind === 'allow' ? botLists.switchPublicAllow : botLists.switchPublicDeny)
  const { company } = useSession()
  const [wanted, setWanted] = useState<boolean>()
  const change = async (enabled: boolean) => {
    setWanted(enabled)
    const url = company?.sites.find(({ id }) => id === site)?.url ?? String(site)
    await run(
      { list: list.id, site, body: { enabled } },
      { done: t(enabled ? 'public.on' : 'public.off', { name: list.name, site: url }) },
    )
    setWanted(undefined)
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
