import {
  type AnswerOf,
  type CacheServer,
  type CacheVerdict,
  cache,
  cacheVerdict,
  itemsOf,
  lastPurge,
  readUrlLines,
  useRead,
} from '@parapet/api'
import {
  Button,
  Card,
  Form,
  FormActions,
  KeyValue,
  Notice,
  Skeleton,
  Stack,
  Status,
  Text,
  TextField,
  useFormat,
  useWords,
} from '@parapet/ui'
import { type Column, DataTable } from '@parapet/ui/table'
import { useMemo } from 'react'
import { useFields } from '../../kit/form/useFields.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { textParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { composerWords } from '../composer/composer.words.ts'
import { invalidationWords } from './invalidation.words.ts'

const MOST_PURGES = 20
const params = { url: textParam }

/** The cache status of a URL: how many servers have it, its remaining lifetime and its age. */
export function CacheStatusPanel() {
  const t = useWords(invalidationWords)
  const faults = useWords(composerWords)
  const { company } = useSession()
  const [{ url }, change] = useUrlState(params)
  const read = (text: string) => {
    const hosts = (company?.sites ?? []).map((site) => site.url)
    return readUrlLines(text, 'purge', hosts).verdicts.values().next().value
  }
  const form = useFields({ url }, (typed) => {
    const verdict = read(typed.url)
    if (verdict?.kind === 'sent') return {}
    return { url: faults(verdict?.kind === 'refused' ? `fault.${verdict.fault}` : 'fault.notUrl') }
  })
  const check = async (typed: { url: string }) => {
    const verdict = read(typed.url)
    if (verdict?.kind === 'sent') change({ url: verdict.url })
  }
  // The link may hold a URL that was never judged.
  const opened = read(url)
  const checked = opened?.kind === 'sent' ? opened.url : ''
  return (
    <Stack gap={6}>
      <Form onSubmit={() => form.submit(check)} label={t('by.status')}>
        <TextField
          label={t('status.url')}
          mono
          required
          help={t('status.help')}
          {...form.field('url')}
          // Leaving the field shows no error: nothing has been asked yet.
          onBlur={() => undefined}
        />
        <FormActions>
          <Button type="submit" tone="primary">
            {t('status.check')}
          </Button>
        </FormActions>
      </Form>
      {checked !== '' && form.values.url.trim() !== checked && (
        <Text as="p" tone="muted">
          {t('status.of', { url: checked })}
        </Text>
      )}
      {checked !== '' && <CacheServers url={checked} isReport />}
    </Stack>
  )
}

const tones = {
  cached: 'good',
  notCached: 'watch',
  neverCached: 'quiet',
  removed: 'good',
  fetchedSince: 'good',
  unsure: 'watch',
  old: 'bad',
} as const satisfies Record<CacheVerdict, string>

/** The last purge of a URL, for users who may see it. */
function usePurge(url: string, now: number) {
  const mayRead = useMay(cache.invalidations).kind === 'allowed'
  const { data } = useRead(cache.invalidations, mayRead ? { search: url, limit: MOST_PURGES } : null, { quiet: true })
  return useMemo(() => (data ? lastPurge(url, itemsOf(data).items, now) : null), [data, url, now])
}

interface CacheServersProps {
  url: string
  isReport?: boolean
}

/** Lists the servers that have a URL in their cache; `isReport` adds all columns. */
export function CacheServers({ url, isReport = false }: CacheServersProps) {
  const t = useWords(invalidationWords)
  const read = useRead(cache.status, { url })
  return (
    <ReadSection read={read} failed={t('status.failed')} placeholder={<Skeleton width="100%" height="240px" />}>
      {(status) => <Servers url={url} isReport={isReport} data={status} now={(read.updatedAt ?? Date.now()) / 1000} />}
    </ReadSection>
  )
}

interface ServersProps extends Required<CacheServersProps> {
  data: AnswerOf<typeof cache.status>
  /** When the servers answered, in epoch seconds. */
  now: number
}

function Servers({ url, isReport, data, now }: ServersProps) {
  const t = useWords(invalidationWords)
  const f = useFormat()
  const purge = usePurge(url, now)
  const yesNo = (value: boolean) => t(value ? 'status.yes' : 'status.no')
  const time = (id: string, header: string, value: (server: CacheServer) => number | null): Column<CacheServer> => ({
    id,
    header,
    value,
    cell: (server) => {
      const seconds = value(server)
      return seconds === null ? '—' : f.duration(seconds)
    },
    numeric: true,
  })
  const old = data.servers.filter((server) => cacheVerdict(server, purge, now) === 'old').length
  return (
    <Stack gap={4}>
      {purge && (
        <Notice tone={old > 0 ? 'bad' : 'good'}>
          {t('status.purged', { ago: f.ago(purge.date, now * 1000), old })}
        </Notice>
      )}
      <Card>
        <KeyValue
          items={[
            ...(isReport ? [{ label: t('status.checked'), value: url }] : []),
            { label: t('status.total'), value: f.number(data.total) },
            { label: t('status.hits'), value: f.number(data.hits) },
            { label: t('status.misses'), value: f.number(data.misses) },
            { label: t('status.pass'), value: f.number(data.pass) },
            { label: t('status.coverage'), value: f.percent(data.coverage) },
          ]}
        />
      </Card>
      <DataTable
        label={t('status.table')}
        rows={data.servers}
        getRowId={({ name }) => name}
        pageSize={isReport ? 20 : 5}
        csv="cache-status"
        columns={[
          { id: 'name', header: t('status.name'), value: ({ name }) => name, primary: true },
          { id: 'pop', header: t('status.pop'), value: ({ pop }) => pop },
          {
            id: 'result',
            header: t('status.result'),
            value: ({ result }) => result,
            cell: (server) => {
              const verdict = cacheVerdict(server, purge, now)
              const label = purge ? `${server.result} · ${t(`verdict.${verdict}`)}` : server.result
              return <Status tone={tones[verdict]} label={label} />
            },
            primary: true,
          },
          time('age', t('status.age'), ({ age }) => age),
          time('ttl', t('status.ttl'), ({ ttl }) => ttl),
          { id: 'hits', header: t('status.hitCount'), value: ({ hits }) => hits, numeric: true },
          { id: 'stale', header: t('status.stale'), value: ({ stale }) => yesNo(stale) },
          ...(isReport
            ? [
                { id: 'code', header: t('status.code'), value: ({ status }: CacheServer) => status, numeric: true },
                time('grace', t('status.grace'), ({ grace }) => grace),
                time('keep', t('status.keep'), ({ keep }) => keep),
                { id: 'vary', header: t('status.vary'), value: ({ vary }: CacheServer) => vary },
                { id: 'hfp', header: t('status.hfp'), value: ({ hfp }: CacheServer) => yesNo(hfp) },
              ]
            : []),
        ]}
      />
    </Stack>
  )
}
