import { type Company, type User, useRead } from '@parapet/api'
import { Accordion, Button, Code, Notice, Stack, Status, Text, useWords } from '@parapet/ui'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { idParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { type AreaName, areaCalls, areaPages, useArea } from '../../shared/provisioning/area.ts'
import { ReviewVersion } from '../../shared/provisioning/ReviewDialog.tsx'
import { useDeployments } from '../../shared/provisioning/useDeployments.ts'
import { useVerdicts } from '../../shared/provisioning/useVerdicts.ts'
import { useVclDrafts } from '../../shared/provisioning/vclDraft.ts'
import { vclVersionsWords } from '../../shared/provisioning/vclVersions.words.ts'
import { useCanPromote, VerdictsContext } from './useVersionTools.ts'
import { vclVersions } from './versions.tsx'

const params = { deploy: idParam, promote: idParam }

/** The tab of versions: deploy a new one, go back to one, or promote one from staging. */
export default function VclTab() {
  const { user, company } = useSession()
  return user && company ? <Versions user={user} company={company} /> : null
}

function Versions(viewer: { user: User; company: Company }) {
  const t = useWords(vclVersionsWords)
  const { name: area, calls } = useArea()
  const to = useTo()
  const navigate = useNavigate()
  const { live, rollback } = useDeployments(area)
  const [{ deploy, promote }] = useUrlState(params)
  const refused = refusalText(useMay(calls.deploy))
  const mayPromote = refusalText(useMay(areaCalls.production.deploy))
  const canPromote = useCanPromote(area)
  const [seen, setSeen] = useState<readonly number[]>([])
  const onSeen = useCallback((id: number) => setSeen((before) => (before.includes(id) ? before : [...before, id])), [])
  const verdictOf = useVerdicts(area === 'production', seen, viewer)
  const verdicts = useMemo(() => ({ verdictOf, onSeen }), [verdictOf, onSeen])
  const close = () => void navigate(to(areaPages[area], undefined, { tab: 'vcl' }))
  return (
    <Stack gap={6}>
      <DraftNotices area={area} />
      <VerdictsContext value={verdicts}>
        <ResourceScreen
          resource={vclVersions[area]}
          isEmbedded
          actions={
            <>
              {canPromote && live && (
                <Button
                  icon="upload"
                  disabledReason={mayPromote}
                  onClick={() => void navigate(to('staging', undefined, { tab: 'vcl', promote: String(live.id) }))}
                >
                  {t('promote.live', { id: String(live.id) })}
                </Button>
              )}
              {rollback && (
                <Button
                  icon="undo"
                  disabledReason={refused}
                  onClick={() =>
                    void navigate(to(areaPages[area], undefined, { tab: 'vcl', deploy: String(rollback.id) }))
                  }
                >
                  {t('rollback.to', { id: String(rollback.id) })}
                </Button>
              )}
              <Button
                tone="primary"
                icon="plus"
                disabledReason={refused}
                onClick={() => void navigate(to(areaPages[area], undefined, { tab: 'vcl', edit: 'live' }))}
              >
                {t('new')}
              </Button>
            </>
          }
        />
      </VerdictsContext>
      <CustomConfigs />
      <ReviewVersion
        kind={promote === null ? 'rollback' : 'promote'}
        source={area}
        target={promote === null ? area : 'production'}
        version={promote ?? deploy}
        onClose={close}
      />
    </Stack>
  )
}

function DraftNotices({ area }: { area: AreaName }) {
  const t = useWords(vclVersionsWords)
  const to = useTo()
  const navigate = useNavigate()
  const storage = useVclDrafts(area)
  const [kept, setKept] = useState(() => storage.all())
  return kept.map(({ base }) => (
    <Notice
      key={base}
      tone="info"
      title={t('draft.title')}
      actions={
        <>
          <Button
            size="s"
            onClick={() => void navigate(to(areaPages[area], undefined, { tab: 'vcl', edit: String(base || 'live') }))}
          >
            {t('draft.open')}
          </Button>
          <Button
            size="s"
            tone="quiet"
            onClick={() => {
              storage.write(base, null)
              setKept(storage.all())
            }}
          >
            {t('draft.discard')}
          </Button>
        </>
      }
    >
      {base > 0 ? t('draft.text', { id: String(base) }) : t('draft.textNew')}
    </Notice>
  ))
}

function CustomConfigs() {
  const t = useWords(vclVersionsWords)
  const { calls } = useArea()
  const configs = useRead(calls.customConfigs, {}, { quiet: true }).data
  if (!configs || configs.length === 0) return null
  return (
    <Stack gap={2}>
      <Text weight="semibold">{t('custom.title')}</Text>
      <Text tone="muted">{t('custom.text')}</Text>
      <Accordion
        items={configs.map(({ id, name, active, config_body }) => ({
          id: String(id),
          title: name,
          ...(!active && { detail: <Status tone="quiet" label={t('custom.off')} /> }),
          content: (
            <Code block label={name}>
              {config_body}
            </Code>
          ),
        }))}
      />
    </Stack>
  )
}
