import {
  type FollowedTrace,
  followTrace,
  type TraceInput,
  type TraceRequest,
  traceMethods,
  traceRequestOf,
} from '@parapet/api'
import { Card, EmptyState, Grid, Heading, Notice, Section, Stack, Status, Text, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { choiceParam, idParam, textParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useArea } from '../../shared/provisioning/area.ts'
import { impactWords } from '../../shared/provisioning/impact.words.ts'
import { TraceWalk } from '../../shared/provisioning/TraceWalk.tsx'
import { traceWords } from '../../shared/provisioning/trace.words.ts'
import { useAddressLists } from '../../shared/provisioning/useAddressLists.ts'
import { TraceForm } from './TraceForm.tsx'
import { type TraceTarget, useTraceTargets } from './useTraceTargets.ts'

const plainText = { read: textParam.read, write: textParam.write }
const params = {
  url: plainText,
  method: choiceParam(traceMethods, 'GET'),
  headers: plainText,
  country: idParam,
  address: plainText,
  status: idParam,
  version: idParam,
}

/** A request walked through what is live, what waits, and staging, side by side. */
export default function TraceTab() {
  const t = useWords(traceWords)
  useWords(impactWords)
  const { name: area } = useArea()
  const [{ version, url, method, headers, country, address, status: text }, setAsked] = useUrlState(params)
  const input = useMemo(
    (): TraceInput => ({ url, method, headers, country, address, status: text === null ? null : Number(text) }),
    [url, method, headers, country, address, text],
  )
  const request = useMemo(() => traceRequestOf(input), [input])
  return (
    <Stack gap={6}>
      <TraceForm
        key={JSON.stringify(input)}
        initial={input}
        onTrace={({ status: next, ...values }) =>
          setAsked({ ...values, method: methodOf(values.method), status: next === null ? null : String(next) })
        }
      />
      {request ? (
        <Results area={area} request={request} version={version} />
      ) : (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      )}
    </Stack>
  )
}

const methodOf = (text: string) => traceMethods.find((method) => method === text) ?? 'GET'

interface ResultsProps {
  area: ReturnType<typeof useArea>['name']
  request: TraceRequest
  version: string | null
}

function Results({ area, request, version }: ResultsProps) {
  const t = useWords(traceWords)
  const { company } = useSession()
  const { targets, isPartial, read } = useTraceTargets(area, version)
  const isInList = useAddressLists(request.address)
  const sites = company?.sites ?? []
  const hosts = sites.map(({ url }) => url)
  const isOwn = hosts.includes(request.host)
  const key = hosts.join(' ')
  const traced = useMemo(
    () => targets.map((target) => ({ target, trace: followTrace(target.config, request, key.split(' '), isInList) })),
    [targets, request, isInList, key],
  )
  const live = traced.find(({ target }) => target.isLive)
  return (
    <Section title={t('results')}>
      <Stack>
        {!isOwn && <Notice tone="watch">{t('foreign', { host: request.host })}</Notice>}
        {isPartial && (
          <Notice tone="watch" shows="partial">
            {t('partial')}
          </Notice>
        )}
        <ReadSection read={read} failed={t('failed')} lines={6}>
          {() => (
            <Grid min={320} as="ul" label={t('results')}>
              {traced.map(({ target, trace }) => (
                <Result key={target.key} target={target} trace={trace} live={live?.trace} />
              ))}
            </Grid>
          )}
        </ReadSection>
        <Text as="p" size="s" tone="muted">
          {t('basis')}
        </Text>
      </Stack>
    </Section>
  )
}

/** What becomes of a request, without how. */
const signature = ({ hops, end }: FollowedTrace) =>
  JSON.stringify([end, hops.map(({ ways }) => ways.map(({ outcome }) => JSON.stringify(outcome)).sort())])

function Result({
  target,
  trace,
  live,
}: {
  target: TraceTarget
  trace: FollowedTrace
  live: FollowedTrace | undefined
}) {
  const t = useWords(traceWords)
  const { company } = useSession()
  const siteUrl = (site: number) => company?.sites.find(({ id }) => id === site)?.url
  const isSame = live && signature(live) === signature(trace)
  return (
    <Card as="li" label={target.title}>
      <Stack gap={3}>
        <Heading level={3} size="s">
          {target.title}
        </Heading>
        {!target.isLive && live && (
          <div>
            <Status tone={isSame ? 'quiet' : 'watch'} label={t(isSame ? 'same' : 'different')} />
          </div>
        )}
        <TraceWalk trace={trace} texts={target.texts} ruleAt={target.ruleAt} siteUrl={siteUrl} />
      </Stack>
    </Card>
  )
}
