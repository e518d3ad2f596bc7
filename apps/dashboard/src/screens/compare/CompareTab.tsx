import {
  type AreaChange,
  type AreaContent,
  type AreaDifference,
  areaDifference,
  areaPlan,
  backendVclName,
  lackingChanges,
  neededBackends,
  type VclChange,
  withNeeds,
} from '@parapet/api'
import {
  Accordion,
  Button,
  Checkbox,
  DiffView,
  FieldSet,
  Inline,
  Notice,
  RadioCards,
  Section,
  Stack,
  Text,
  useWords,
} from '@parapet/ui'
import { useMemo, useState } from 'react'
import { joinReads } from '../../kit/read/joinReads.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { type AreaName, areaCalls } from '../../shared/provisioning/area.ts'
import { ImpactSection } from '../../shared/provisioning/ImpactSection.tsx'
import { impactWords } from '../../shared/provisioning/impact.words.ts'
import { rulesWords } from '../../shared/provisioning/rules.words.ts'
import { useImpact } from '../../shared/provisioning/useImpact.ts'
import { vclVersionsWords } from '../../shared/provisioning/vclVersions.words.ts'
import { type ChangeTexts, useChangeTexts } from './changeTexts.ts'
import { compareWords } from './compare.words.ts'
import { PromoteDialog } from './PromoteDialog.tsx'
import { useAreaContent } from './useAreaContent.ts'

const targets = ['production', 'staging'] as const
const params = { to: choiceParam(targets, 'production') }
const others = { production: 'staging', staging: 'production' } as const

/** What staging and production do not have in common, part by part, and what of it to copy. */
export default function CompareTab() {
  const t = useWords(compareWords)
  // The dialog needs them: loading them later would replace the tab.
  useWords(impactWords)
  useWords(rulesWords)
  useWords(vclVersionsWords)
  const contents = [useAreaContent('production'), useAreaContent('staging')] as const
  const read = joinReads(...contents)
  const [{ to }, setParams] = useUrlState(params)
  return (
    <Stack gap={6}>
      <Text as="p" tone="muted">
        {t('intro')}
      </Text>
      <ReadSection read={read} failed={t('failed')} lines={8}>
        {([production, staging]) => (
          <Comparison
            key={to}
            to={to}
            onTo={(next) => setParams({ to: next })}
            areas={{ production, staging }}
            isPartial={read.unreadable > 0}
            onReviewed={() => {
              for (const { reread } of contents) reread()
            }}
          />
        )}
      </ReadSection>
    </Stack>
  )
}

interface ComparisonProps {
  to: AreaName
  onTo: (to: AreaName) => void
  areas: Readonly<Record<AreaName, AreaContent>>
  isPartial: boolean
  /** What was reviewed may have been written, or be out of date. */
  onReviewed: () => void
}

/** What is copied, and where to. */
interface Review {
  readonly to: AreaName
  readonly chosen: readonly AreaChange[]
}

function Comparison({ to, onTo, areas, isPartial, onReviewed }: ComparisonProps) {
  const t = useWords(compareWords)
  const { company } = useSession()
  const id = company?.id ?? 0
  const [source, target] = [areas[others[to]], areas[to]]
  const difference = useMemo(() => areaDifference(source, target), [source, target])
  const lacking = useMemo(() => lackingChanges(areaDifference(areas.production, areas.staging)), [areas])
  const [keys, setKeys] = useState<readonly string[]>([])
  const [review, setReview] = useState<Review | null>(null)
  const texts = useChangeTexts(to)
  const refused = refusalText(useMay(areaCalls[to].deploy))
  const unfilled = refusalText(useMay(areaCalls.staging.deploy))
  const chosen = difference.changes.filter(({ key }) => keys.includes(key))
  const { faults } = areaPlan(chosen, source, target, id)
  const partial = isPartial ? t('review.unreadable') : undefined
  const reason = refused ?? partial ?? (chosen.length === 0 ? t('review.none') : undefined)
  const parts = { difference, keys, onKeys: setKeys, texts }
  return (
    <Stack gap={6}>
      {lacking.length > 0 && (
        <Notice
          tone="info"
          title={t('lacks.title', { n: lacking.length })}
          actions={
            <Button
              size="s"
              icon="copy"
              disabledReason={unfilled ?? partial}
              onClick={() => setReview({ to: 'staging', chosen: lacking })}
            >
              {t('lacks.copy')}
            </Button>
          }
        >
          {t('lacks.text')}
        </Notice>
      )}
      <RadioCards
        label={t('direction')}
        name="to"
        options={targets.map((value) => ({ value, label: t(`direction.${value}`), help: t(`direction.${value}Text`) }))}
        value={to}
        onChange={onTo}
      />
      <Part {...parts} kind="backends" />
      <Part {...parts} kind="rules" />
      <Part {...parts} kind="vcl" />
      <Sites to={to} areas={areas} difference={difference} />
      <Faults
        faults={faults}
        difference={difference}
        texts={texts}
        onChoose={() => setKeys(withNeeds(chosen, difference, id).map(({ key }) => key))}
      />
      <Inline>
        <Button
          tone="primary"
          disabledReason={reason ?? (faults.size > 0 ? t('fault.title') : undefined)}
          onClick={() => setReview({ to, chosen })}
        >
          {chosen.length === 0 ? t('review.first') : t('review', { n: chosen.length })}
        </Button>
      </Inline>
      {review && (
        <PromoteDialog
          target={review.to}
          chosen={review.chosen}
          source={areas[others[review.to]]}
          current={areas[review.to]}
          onClose={() => {
            setReview(null)
            onReviewed()
          }}
        />
      )}
    </Stack>
  )
}

type PartKind = 'backends' | 'rules' | 'vcl'
const kinds: Readonly<Record<PartKind, readonly AreaChange['kind'][]>> = {
  backends: ['backend'],
  rules: ['rule', 'order'],
  vcl: ['vcl'],
}

interface PartProps {
  kind: PartKind
  difference: AreaDifference
  keys: readonly string[]
  onKeys: (keys: readonly string[]) => void
  texts: ChangeTexts
}

/** The differences of one part, each to be chosen. */
function Part({ kind, difference, keys, onKeys, texts }: PartProps) {
  const t = useWords(compareWords)
  const changes = difference.changes.filter((change) => kinds[kind].includes(change.kind))
  const own = changes.map(({ key }) => key)
  const count = own.filter((key) => keys.includes(key)).length
  const isSame = changes.length === 0
  const same =
    kind === 'vcl'
      ? isSame && t(difference.same.vcl ? 'vcl.same' : 'vcl.none')
      : t(isSame ? 'allSame' : 'same', { n: difference.same[kind] })
  const vcl = changes.find((change): change is VclChange => change.kind === 'vcl')
  return (
    <Section title={t(`${kind}.title`)}>
      <Stack gap={3}>
        {!isSame && (
          <FieldSet>
            {own.length > 1 && (
              <Checkbox
                label={t('all')}
                name={kind}
                value={count === own.length}
                isMixed={count > 0 && count < own.length}
                onChange={(isAll) => onKeys([...keys.filter((key) => !own.includes(key)), ...(isAll ? own : [])])}
              />
            )}
            {changes.map((change) => (
              <Checkbox
                key={change.key}
                label={texts.nameOf(change)}
                name={change.key}
                help={texts.detailOf(change)}
                value={keys.includes(change.key)}
                onChange={(isChosen) =>
                  onKeys(isChosen ? [...keys, change.key] : keys.filter((key) => key !== change.key))
                }
              />
            ))}
          </FieldSet>
        )}
        {same && <Text tone="muted">{same}</Text>}
        {vcl?.target && (
          <Accordion
            items={[
              {
                id: 'difference',
                title: t('vcl.difference'),
                content: (
                  <DiffView
                    label={t('vcl.label.difference', { before: String(vcl.target.id), after: String(vcl.source.id) })}
                    before={vcl.target.config_body.trim()}
                    after={vcl.source.config_body.trim()}
                  />
                ),
              },
            ]}
          />
        )}
      </Stack>
    </Section>
  )
}

/** What each site would have, were the live version copied with its backends. */
function Sites({ to, areas, difference }: Pick<ComparisonProps, 'to' | 'areas'> & { difference: AreaDifference }) {
  const t = useWords(compareWords)
  const vcl = difference.changes.find((change): change is VclChange => change.kind === 'vcl')
  const names = useMemo(
    () => [...new Set([...areas.production.backends, ...areas.staging.backends].map(backendVclName))],
    [areas],
  )
  const impact = useImpact(to, vcl && (vcl.target?.config_body ?? ''), vcl?.source.config_body, names)
  return (
    <Section title={t('sites.title')}>
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t(vcl ? 'sites.text' : difference.same.vcl ? 'sites.same' : 'sites.noVersion')}
        </Text>
        {impact && <ImpactSection impact={impact} />}
      </Stack>
    </Section>
  )
}

interface FaultsProps {
  faults: ReturnType<typeof areaPlan>['faults']
  difference: AreaDifference
  texts: ChangeTexts
  onChoose: () => void
}

/** Why what was chosen cannot be copied, and what to choose for it. */
function Faults({ faults, difference, texts, onChoose }: FaultsProps) {
  const t = useWords(compareWords)
  const { company } = useSession()
  if (faults.size === 0) return null
  const id = company?.id ?? 0
  const addable = new Set(
    difference.changes.flatMap((change) => (change.kind === 'backend' && change.source ? [change.name] : [])),
  )
  const vclNames = (names: readonly string[]) => names.map((name) => backendVclName({ company: id, name })).join(', ')
  const rows = difference.changes.flatMap((change) => {
    const fault = faults.get(change.key)
    return fault ? [{ change, fault, name: texts.nameOf(change) }] : []
  })
  const isFixable = rows.some(({ change }) => neededBackends(change, id).some((name) => addable.has(name)))
  const missing = [...new Set(rows.flatMap(({ fault }) => (fault.kind === 'needs' ? fault.backends : [])))].filter(
    (name) => !addable.has(name),
  )
  return (
    <Notice
      tone="watch"
      live
      title={t('fault.title')}
      actions={
        isFixable && (
          <Button size="s" onClick={onChoose}>
            {t('fault.choose')}
          </Button>
        )
      }
    >
      <ul>
        {rows.map(({ change, fault, name }) => (
          <li key={change.key}>
            {fault.kind === 'used'
              ? t(`fault.used.${fault.by}`, { name })
              : t('fault.needs', { name, n: fault.backends.length, backends: vclNames(fault.backends) })}
          </li>
        ))}
        {missing.length > 0 && <li>{t('fault.missing', { n: missing.length, backends: vclNames(missing) })}</li>}
      </ul>
    </Notice>
  )
}
