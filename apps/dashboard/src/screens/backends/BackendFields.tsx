import {
  asciiHost,
  type Backend,
  type BackendCheck,
  type BackendDraft,
  backendLimits,
  backendLines,
  backendVclName,
  readOrigin,
} from '@parapet/api'
import {
  Button,
  Columns,
  FieldSet,
  Notice,
  NumberField,
  Stack,
  Switch,
  TextArea,
  TextField,
  useWords,
} from '@parapet/ui'
import { useAction } from '../../kit/action/useAction.ts'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { useResultOf } from '../../kit/resource/useResultOf.ts'
import { useSavedAs } from '../../kit/resource/useSavedAs.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useArea } from '../../shared/provisioning/area.ts'
import { useLive } from '../../shared/provisioning/useLive.ts'
import { backendBody } from './backendBody.ts'
import { backendsWords } from './backends.words.ts'
import { CheckResult } from './CheckResult.tsx'

/** The fields of a backend; it can be tested before it is saved. */
export function BackendFields({ form, row }: { form: ResourceForm<BackendDraft>; row: Backend | null }) {
  const t = useWords(backendsWords)
  const { company } = useSession()
  const { name: area } = useArea()
  const { live } = useLive(area)
  const isUsed = row !== null && live != null && backendLines(live.config_body, row).length > 0
  const savedAs = useSavedAs()
  const { name, origin, host, ssl, port } = form.values
  // The port and the scheme of a pasted origin belong to fields of their own.
  const splitOrigin = () => {
    const typed = readOrigin(origin)
    if (typed.host !== origin) form.set('origin', typed.host)
    if (typed.port !== null) form.set('port', typed.port)
    if (typed.ssl !== null) form.set('ssl', typed.ssl)
  }
  const changeTls = (isOn: boolean) => {
    form.field('ssl').onChange(isOn)
    if (port === null || port === (ssl ? 443 : 80)) form.set('port', isOn ? 443 : 80)
  }
  return (
    <>
      <TextField
        label={t('column.name')}
        required
        mono
        {...(isUsed
          ? { disabledReason: t('name.used') }
          : { help: t('name.help', { name: backendVclName({ company: company?.id ?? 0, name }) }) })}
        {...form.field('name')}
      />
      <TextField
        label={t('column.origin')}
        required
        mono
        help={savedAs(origin, asciiHost(readOrigin(origin).host), t('origin.help'))}
        {...form.field('origin')}
        onBlur={() => {
          splitOrigin()
          form.field('origin').onBlur()
        }}
      />
      <Columns count={2}>
        <Switch label={t('tls.yes')} help={t('tls.help')} {...form.field('ssl')} onChange={changeTls} />
        <NumberField
          label={t('column.port')}
          required
          isGrouped={false}
          {...backendLimits.port}
          {...form.field('port')}
        />
      </Columns>
      <FieldSet legend={t('probe.legend')}>
        <Switch
          label={t('probe.on')}
          help={t('probe.onHelp')}
          {...form.field('no_probe')}
          value={!form.values.no_probe}
          onChange={(isOn) => form.field('no_probe').onChange(!isOn)}
        />
        <TextField
          label={t('host')}
          mono
          help={savedAs(host, asciiHost(host.trim()), t('host.help'))}
          {...form.field('host')}
        />
        <TextField label={t('path')} required mono help={t('path.help')} {...form.field('health_check')} />
        <Columns count={2}>
          <NumberField label={t('status')} required {...backendLimits.status_code} {...form.field('status_code')} />
          <NumberField
            label={t('interval')}
            required
            unit={t('seconds')}
            {...backendLimits.interval}
            {...form.field('interval')}
          />
        </Columns>
        <TextArea label={t('headers')} rows={2} help={t('headers.help')} {...form.field('extra_headers')} />
      </FieldSet>
      <TestNow form={form} />
    </>
  )
}

function TestNow({ form }: { form: ResourceForm<BackendDraft> }) {
  const t = useWords(backendsWords)
  const { calls } = useArea()
  const { run, isBusy, refusal } = useAction(calls.testBackend)
  const describe = useDescribeFailure()
  const { result, begin } = useResultOf<BackendCheck | string>(form.values)
  const { name, origin } = form.values
  const isIncomplete =
    origin.trim() === '' || name === '' || Object.values(form.errors).some((error) => error !== undefined)
  const test = async () => {
    const store = begin()
    const tested = await run(
      { body: backendBody(form.values) },
      {
        onFailed: (failure) => {
          store(`${t('test.failed')} ${describe(failure)}`)
          return true
        },
      },
    )
    if (tested) store(tested.answer)
  }
  return (
    <Stack gap={3} align="start">
      <Button
        icon="gauge"
        busy={isBusy}
        disabledReason={refusal ?? (isIncomplete ? t('test.fields') : undefined)}
        onClick={() => void test()}
      >
        {t('test')}
      </Button>
      {typeof result === 'string' ? (
        <Notice tone="bad" live>
          {result}
        </Notice>
      ) : (
        result && <CheckResult check={result} />
      )}
    </Stack>
  )
}
