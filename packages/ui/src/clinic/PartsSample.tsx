import { useState } from 'react'
import { Button, IconButton } from '../button/Button.tsx'
import { Avatar, Badge, Status } from '../feedback/marks.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Switch } from '../field/Switch.tsx'
import { TextField } from '../field/TextField.tsx'
import { useFormat } from '../format/useFormat.ts'
import { Icon } from '../icon/Icon.tsx'
import { Card } from '../layout/Card.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Link } from '../link/Link.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { Code } from '../text/Code.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import type { ClinicT } from '../themes/clinic/reportText.ts'
import { vars } from '../themes/contract.css.ts'
import { Logo } from '../themes/Logo.tsx'
import { pinPath } from '../themes/pins.ts'
import { useTheme } from '../themes/ThemeProvider.tsx'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import * as css from './clinic.css.ts'
import { PinDrawing } from './PinField.tsx'

export function PartsSample() {
  const t = useWords(clinicWords)
  return (
    <div className={css.product}>
      <RailSample t={t} />
      <div className={css.page}>
        <Stack gap={4}>
          <Figure t={t} />
          <Inline>
            <Button tone="primary">{t('draw.apply')}</Button>
            <Button>{t('draw.cancel')}</Button>
            <Button tone="quiet" aria-pressed="true">
              1 h
            </Button>
            <Link href="#clinic">{t('draw.details')}</Link>
          </Inline>
          <Inline gap={3}>
            <Status tone="good" label={t('draw.good')} />
            <Status tone="watch" label={t('draw.watch')} />
            <Status tone="bad" label={t('draw.bad')} />
            <Badge tone="brand">{t('draw.new')}</Badge>
            <Code>x-cache</Code>
          </Inline>
          <FormSample t={t} />
          <Notice tone="bad">{t('draw.error')}</Notice>
          <DialogSample t={t} />
          <TableSample t={t} />
        </Stack>
      </div>
    </div>
  )
}

interface SampleProps {
  t: ClinicT
}

function RailSample({ t }: SampleProps) {
  const { seed } = useTheme()
  return (
    <div className={css.rail}>
      <div className={css.railRows.brand}>
        <Logo on="rail">
          <PinDrawing path={pinPath(seed.pin)} />
          {seed.title}
        </Logo>
      </div>
      <div className={css.railRows.group}>{t('draw.observe')}</div>
      <div className={css.railRows.plain}>
        <Icon name="home" /> {t('draw.home')}
      </div>
      <div className={css.railRows.active}>
        <Icon name="history" /> {t('draw.history')}
      </div>
      <div className={css.railRows.hover}>
        <Icon name="dns" /> {t('draw.dns')}
      </div>
    </div>
  )
}

const wave = [22, 30, 26, 38, 44, 36, 50, 58, 47, 62, 55, 70, 64, 52, 60, 74, 66, 58]
const path = (offset: number, scale: number) =>
  wave.map((y, x) => `${x ? 'L' : 'M'}${x * 17} ${92 - y * scale - offset}`).join('')

function Figure({ t }: SampleProps) {
  const f = useFormat()
  return (
    <Card padding={4}>
      <div className={css.figure}>
        <Stack gap={1}>
          <Text weight="semibold">{t('draw.requests')}</Text>
          <Text size="figure" weight="semibold" numeric>
            {f.count(12_400_000)}
          </Text>
          <Text size="xs" tone="good" weight="medium">
            <Icon name="trendUp" size={16} /> {t('draw.up')}
          </Text>
        </Stack>
        <Inline wrap={false}>
          <IconButton icon="refresh" label={t('draw.requests')} />
          <Avatar name="Ana Ruiz" />
        </Inline>
      </div>
      <svg
        viewBox="0 0 289 96"
        width="100%"
        height="96"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('draw.series')}
      >
        {[20, 44, 68, 92].map((y) => (
          <path key={y} d={`M0 ${y}H289`} stroke={vars.color.line} />
        ))}
        <path d={`${path(0, 1)}L289 92L0 92Z`} fill={vars.color.accent} opacity=".13" />
        <path d={path(0, 1)} fill="none" stroke={vars.color.accent} strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path d={path(6, 0.5)} fill="none" stroke={vars.color.hit} strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path
          d={path(-2, 0.3)}
          fill="none"
          stroke={vars.color.miss}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          strokeDasharray="4 3"
        />
      </svg>
    </Card>
  )
}

function FormSample({ t }: SampleProps) {
  const [site, setSite] = useState('www.example.com')
  const [ttl, setTtl] = useState('1,5')
  const [isNotified, setNotified] = useState(true)
  return (
    <Card padding={4}>
      <Stack gap={3}>
        <TextField
          name="site"
          label={t('draw.site')}
          help={t('draw.siteHelp')}
          value={site}
          onChange={setSite}
          required
        />
        <TextField
          name="ttl"
          label={t('draw.ttl')}
          unit={t('draw.seconds')}
          value={ttl}
          onChange={setTtl}
          {...(/^\d+$/.test(ttl) ? {} : { error: t('draw.ttlError') })}
        />
        <Switch name="told" label={t('draw.notify')} value={isNotified} onChange={setNotified} />
      </Stack>
    </Card>
  )
}

/** A real dialog would mount on the root element and have the page's theme. */
function DialogSample({ t }: SampleProps) {
  return (
    <div className={css.behind}>
      <div className={css.popup}>
        <Stack gap={3}>
          <Heading level={3}>{t('draw.alert')}</Heading>
          <Text as="p">{t('draw.alertText')}</Text>
          <Inline justify="end">
            <Button tone="quiet">{t('draw.cancel')}</Button>
            <Button tone="danger" icon="trash">
              {t('draw.purge')}
            </Button>
          </Inline>
        </Stack>
      </div>
    </div>
  )
}

const sites = [
  { site: 'example.com', requests: 8_214_220 },
  { site: 'example.net', requests: 3_120_114 },
  { site: 'example.org', requests: 912_003 },
]

function TableSample({ t }: SampleProps) {
  const { mode } = useTheme()
  const f = useFormat()
  return (
    <DataTable
      label={`${t('draw.table')}: ${t(`mode.${mode}`)}`}
      rows={sites}
      getRowId={(row) => row.site}
      columns={[
        { id: 'site', header: t('draw.site'), value: (row) => row.site, primary: true },
        {
          id: 'requests',
          header: t('draw.requests'),
          value: (row) => row.requests,
          cell: (row) => f.count(row.requests),
          numeric: true,
          primary: true,
          width: 92,
        },
      ]}
    />
  )
}
