import { edgeCallables, edgeSubroutines, readVclMessage, useRead, type VclConfig, vclPosition } from '@parapet/api'
import {
  Accordion,
  Button,
  Code,
  EmptyState,
  FormActions,
  IconButton,
  Inline,
  LinkButton,
  media,
  Notice,
  Split,
  Stack,
  Status,
  Text,
  useCopy,
  useMedia,
  useWords,
} from '@parapet/ui'
import { CodeEditor, type CodeProblem, useSettled } from '@parapet/ui/code'
import { type KeyboardEvent, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUnsavedWork } from '../../kit/form/unsavedWork.ts'
import { useKeptLater } from '../../kit/form/useKeptLater.ts'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { joinReads } from '../../kit/read/joinReads.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { type AreaName, areaPages, useArea } from '../../shared/provisioning/area.ts'
import { provisioningWords } from '../../shared/provisioning/provisioning.words.ts'
import { ReviewDialog } from '../../shared/provisioning/ReviewDialog.tsx'
import { useLive } from '../../shared/provisioning/useLive.ts'
import { useVclLanguage } from '../../shared/provisioning/useVclLanguage.ts'
import { useVclDrafts } from '../../shared/provisioning/vclDraft.ts'
import { vclVersionsWords } from '../../shared/provisioning/vclVersions.words.ts'
import { lineChanges } from '../../shared/provisioning/versionTexts.ts'

const FIRST = 'sub vcl_recv {\n}\n'
const editorLines = { min: 22, max: 40 } as const
/** So that the problems and the buttons under it are in sight, too. */
const phoneLines = { min: 12, max: 16 } as const
/** A long text is not compared with each letter. */
const keepDelayMs = 300
const staysSafe = () => false

/** The page of a new version, which begins as another: `from` is its id, or `live`. */
export function VclEditor({ from }: { from: string }) {
  const t = useWords(vclVersionsWords)
  const page = useWords(provisioningWords)
  const { name: area, calls } = useArea()
  const hrefOf = useVersionsHref(area)
  const current = useLive(area)
  const stored = useRead(calls.config, from === 'live' ? null : { config: Number(from) || 0 })
  const begun = from === 'live' ? current.read : stored
  const source = begun.data
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('editor.title')}
        sentence={
          source === undefined
            ? undefined
            : source
              ? t('editor.sentence', { id: String(source.id) })
              : t('editor.first')
        }
        trail={[{ label: page(area === 'staging' ? 'staging.title' : 'title'), href: hrefOf() }]}
      />
      <ReadSection
        read={joinReads(current.read, begun)}
        failed={t('version.failed')}
        gone={
          <EmptyState
            title={t('editor.gone')}
            text={t('editor.goneText')}
            action={<LinkButton href={hrefOf()}>{t('editor.back')}</LinkButton>}
          />
        }
        lines={10}
      >
        {([live, begin]) => <Editing key={from} area={area} source={begin} live={live} />}
      </ReadSection>
    </Stack>
  )
}

function useVersionsHref(area: AreaName) {
  const to = useTo()
  return (query: Record<string, string> = {}) => to(areaPages[area], undefined, { tab: 'vcl', ...query })
}

interface Refusal {
  readonly message: string
  readonly headline: string
  readonly at: number | null
  readonly end: number
}

function Editing({ area, source, live }: { area: AreaName; source: VclConfig | null; live: VclConfig | null }) {
  const t = useWords(vclVersionsWords)
  const navigate = useNavigate()
  const visitor = useSession()
  const { calls } = useArea()
  const hrefOf = useVersionsHref(area)
  const refusedBy = refusalText(useMay(calls.deploy))
  const { language, backends, acls } = useVclLanguage(area)
  const storage = useVclDrafts(area)
  const began = source?.id ?? 0
  const isWide = !useMedia(media.phone)
  const [kept, setKept] = useState(() => storage.read(began))
  const initial = source?.config_body ?? FIRST
  const [body, setBody] = useState(kept?.body ?? initial)
  const [base, setBase] = useState(kept?.live ?? live?.id ?? 0)
  const [reviewed, setReviewed] = useState<AreaName | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [comment, setComment] = useState(kept?.comment ?? '')
  const isDirty = body !== initial || kept !== null
  const release = useUnsavedWork(isDirty, staysSafe)
  const keep = useCallback(
    () => storage.write(began, isDirty ? { body, base: began, live: base, comment } : null),
    [storage, isDirty, body, base, began, comment],
  )
  const keeper = useKeptLater(keep)
  const problems = useMemo<readonly CodeProblem[]>(
    () =>
      refusal?.at == null
        ? []
        : [
            {
              at: refusal.at,
              end: refusal.end,
              text: t('refused.compiler', { problem: refusal.headline }),
              tone: 'bad',
            },
          ],
    [refusal, t],
  )
  const isSame = live !== null && body.trim() === live.config_body.trim()
  const deferred = useDeferredValue(useSettled(body, keepDelayMs))
  const changes = useMemo(() => lineChanges(live?.config_body ?? '', deferred), [live, deferred])
  const cannotReview =
    refusedBy ?? (body.trim() === '' ? t('editor.empty') : undefined) ?? (isSame ? t('editor.same') : undefined)
  const canTry = area === 'production' && paths.staging.guard.allows(visitor)

  const change = (next: string) => {
    setBody(next)
    setRefusal(null)
  }
  const discard = () => {
    setKept(null)
    setComment('')
    change(initial)
    setBase(live?.id ?? 0)
  }
  const reviewByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    event.stopPropagation()
    if (cannotReview === undefined) setReviewed(area)
  }
  const onRefused = (message: string) => {
    // The provider compiles the text without the space around it.
    const lead = body.length - body.trimStart().length
    const { headline, place } = readVclMessage(body.trim(), message)
    setRefusal({ message, headline, at: place && place.at + lead, end: place ? place.end + lead : 0 })
    setReviewed(null)
  }
  const onDeployed = () => {
    if (reviewed !== area) return setReviewed(null)
    release()
    keeper.end()
    storage.write(began, null)
    void navigate(hrefOf())
  }
  return (
    <div onKeyDownCapture={reviewByKey}>
      <Stack gap={4}>
        {kept && (
          <Notice
            tone="info"
            live
            actions={
              <Button size="s" onClick={discard}>
                {t('draft.discard')}
              </Button>
            }
          >
            {began > 0 ? t('draft.restored', { id: String(began) }) : t('draft.restoredNew')}
          </Notice>
        )}
        {refusal && (
          <Notice tone="bad" live title={t('refused.title')}>
            {refusal.at !== null && (
              <p>
                {t('refused.goTo', { line: String(vclPosition(body, refusal.at).line), problem: refusal.headline })}
              </p>
            )}
            <Code block label={t('refused.text')}>
              {refusal.message}
            </Code>
          </Notice>
        )}
        <Split>
          <CodeEditor
            label={t('editor.label')}
            value={body}
            onChange={change}
            language={language}
            problems={problems}
            isReadOnly={refusedBy !== undefined}
            height={isWide ? editorLines : phoneLines}
            {...(live && {
              compareWith: { label: t('editor.live', { id: String(live.id) }), text: live.config_body },
            })}
            footer={
              <FormActions>
                <Button tone="primary" disabledReason={cannotReview} onClick={() => setReviewed(area)}>
                  {t('editor.deploy')}
                </Button>
                {canTry && (
                  <Button
                    disabledReason={body.trim() === '' ? t('editor.empty') : undefined}
                    onClick={() => setReviewed('staging')}
                  >
                    {t('editor.tryStaging')}
                  </Button>
                )}
                {isDirty && kept === null && (
                  <Button tone="quiet" onClick={discard}>
                    {t('editor.reset')}
                  </Button>
                )}
                {!isSame && <Status tone="quiet" label={t('editor.changes', { ...changes })} />}
                <Text tone="muted" size="s">
                  {t('editor.keys')}
                </Text>
              </FormActions>
            }
          />
          <Help backends={backends} acls={acls} />
        </Split>
      </Stack>
      <ReviewDialog
        open={reviewed !== null}
        target={reviewed ?? area}
        body={body}
        comment={comment}
        onComment={setComment}
        base={reviewed === area ? base : null}
        onClose={() => setReviewed(null)}
        onDeployed={onDeployed}
        onRefused={onRefused}
      />
    </div>
  )
}

function Help({ backends, acls }: { backends: readonly string[] | undefined; acls: readonly string[] | undefined }) {
  const t = useWords(vclVersionsWords)
  const copy = useCopy()
  const names = (list: readonly string[]) => list.map((name) => <Code key={name}>{name}</Code>)
  const copied = (list: readonly string[]) =>
    list.map((text) => (
      <Inline key={text} gap={2} justify="between" wrap={false}>
        <Code>{text}</Code>
        <IconButton size="s" icon="copy" label={t('help.copy', { text })} onClick={() => void copy(text)} />
      </Inline>
    ))
  return (
    <Stack gap={3}>
      <Text weight="semibold">{t('help.title')}</Text>
      <Accordion
        items={[
          {
            id: 'backends',
            title: t('help.backends'),
            isOpen: true,
            content: (
              <Stack gap={2}>
                {backends?.length === 0 && <Text tone="muted">{t('help.noBackends')}</Text>}
                {copied((backends ?? []).map((name) => `${name}.backend()`))}
              </Stack>
            ),
          },
          ...(acls && acls.length > 0
            ? [
                {
                  id: 'lists',
                  title: t('help.lists'),
                  content: (
                    <Stack gap={2}>
                      {copied(acls.map((name) => `aclplus.match(client.ip, network_acl.get("${name}", "none"))`))}
                    </Stack>
                  ),
                },
              ]
            : []),
          {
            id: 'subroutines',
            title: t('help.subroutines'),
            content: (
              <Stack gap={2}>
                <Inline gap={1}>{names(edgeSubroutines)}</Inline>
                <Text tone="muted">{t('help.rules')}</Text>
              </Stack>
            ),
          },
          { id: 'calls', title: t('help.calls'), content: <Inline gap={1}>{names(edgeCallables)}</Inline> },
        ]}
      />
    </Stack>
  )
}
