import {
  checkVcl,
  configOrigin,
  failureOf,
  isRulesLive,
  isUnderway,
  itemsOf,
  type Rule,
  rulesConfig,
  useRead,
} from '@parapet/api'
import { Button, ConfirmDialog, DiffView, LinkButton, Notice, Stack, Status, TextField, useWords } from '@parapet/ui'
import { vclProblemText, vclWords } from '@parapet/widgets/vcl'
import { useState } from 'react'
import { useDescribeFailure } from '../../../failure/describeFailure.ts'
import { useSession } from '../../../session/SessionContext.ts'
import { refusalText, useMay } from '../../../session/useMay.ts'
import { useTo } from '../../../session/useTo.ts'
import { rulesWords } from '../../../words/rules.ts'
import { useArea } from '../area.ts'
import { useDeploy } from '../vcl/useDeploy.ts'
import { useRuleCatalogue } from './useRuleCatalogue.ts'

const POLL_MS = 20_000

interface DeployProps {
  rules: readonly Rule[]
  /** The number of rules without effect. */
  warned: number
}

/** Says whether the rules are live, and deploys the VCL that they generate. */
export function DeployBar({ rules, warned }: DeployProps) {
  const t = useWords(rulesWords)
  const to = useTo()
  const { calls, page } = useArea()
  const [isPolling, setPolling] = useState(false)
  const options = { refreshEveryMs: isPolling ? POLL_MS : 0 }
  const newest = useRead(calls.configs, { limit: 1 }, options)
  const active = useRead(calls.configs, { active: true, limit: 1 }, options)
  const generated = useRead(calls.generatedVcl, {})
  const refused = refusalText(useMay(calls.deploy))
  const [isOpen, setOpen] = useState(false)
  const latest = newest.data && itemsOf(newest.data).items[0]
  const hasUnderway = latest !== undefined && isUnderway(latest)
  if (hasUnderway !== isPolling) setPolling(hasUnderway)
  const failed = [newest, active, generated].find(({ failure, data }) => failure && data === undefined)
  if (failed)
    return (
      <Notice
        tone="watch"
        actions={
          <Button size="s" onClick={failed.retry}>
            {t('deploy.retry')}
          </Button>
        }
      >
        {t('deploy.failed')}
      </Notice>
    )
  if (newest.data === undefined || active.data === undefined || generated.data === undefined) return null
  const versions = (
    <LinkButton size="s" tone="quiet" href={to(page, undefined, { tab: 'vcl' })}>
      {t('deploy.versions')}
    </LinkButton>
  )
  if (hasUnderway)
    return (
      <Notice tone="info" live title={t('deploy.underway')} actions={versions}>
        {t('deploy.underwayText')}
      </Notice>
    )
  const live = itemsOf(active.data).items[0]?.config_body ?? ''
  const program = generated.data.config_body
  if (isRulesLive(live, program)) return rules.length > 0 && <Status tone="good" label={t('deploy.live')} />
  const isWritten = configOrigin(live) === 'written'
  const reason = refused ?? (program.trim() === '' ? t('deploy.none') : undefined)
  if (rules.length === 0) return null
  return (
    <>
      <Notice
        tone={isWritten ? 'watch' : 'info'}
        title={t(isWritten ? 'deploy.written' : 'deploy.pending')}
        actions={
          <>
            <Button
              size="s"
              tone={isWritten ? 'secondary' : 'primary'}
              disabledReason={reason}
              onClick={() => setOpen(true)}
            >
              {t(isWritten ? 'deploy.compare' : 'deploy')}
            </Button>
            {versions}
          </>
        }
      >
        {t(isWritten ? 'deploy.writtenText' : 'deploy.pendingText')}
      </Notice>
      {isOpen && (
        <DeployDialog
          live={live}
          program={program}
          active={rules.filter((rule) => rule.active).length}
          warned={warned}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface DialogProps {
  live: string
  program: string
  active: number
  warned: number
  onClose: () => void
}

function DeployDialog({ live, program, active, warned, onClose }: DialogProps) {
  const t = useWords(rulesWords)
  const vcl = useWords(vclWords)
  const describe = useDescribeFailure()
  const { company } = useSession()
  const { name } = useArea()
  const { deploy: send } = useDeploy(name)
  const { catalogue } = useRuleCatalogue()
  const [comment, setComment] = useState(t('deploy.commentDefault', { n: active }))
  const [error, setError] = useState<string>()
  const isWritten = configOrigin(live) === 'written'
  const config = rulesConfig(program)
  const id = company?.id ?? 0
  const [problem] = checkVcl(program, { backends: catalogue.backends.map((backend) => `c${id}_${backend}`) })
  const invalid = problem && t('deploy.invalid', { problem: vclProblemText(vcl, problem) })
  const deploy = async () => {
    setError(invalid)
    if (invalid) return
    try {
      await send({ config_body: config, comment: comment.trim() })
      onClose()
    } catch (failure) {
      setError(describe(failureOf(failure)))
    }
  }
  const values = { company: company?.name ?? '' }
  return (
    <ConfirmDialog
      open
      size="l"
      tone={isWritten ? 'danger' : 'primary'}
      title={name === 'staging' ? t('deploy.titleStaging', values) : t('deploy.title', values)}
      confirmLabel={t('deploy.yes')}
      onClose={onClose}
      onConfirm={deploy}
      error={error}
      {...(isWritten && { typed: values.company })}
    >
      <Stack gap={4}>
        {isWritten && (
          <Notice tone="bad" title={t('deploy.written')}>
            {t('deploy.overwrite')}
          </Notice>
        )}
        {invalid && <Notice tone="bad">{invalid}</Notice>}
        {warned > 0 && <Notice tone="watch">{t('deploy.warnings', { n: warned })}</Notice>}
        <DiffView label={t('deploy.difference')} before={live.trimEnd()} after={config.trimEnd()} />
        <TextField label={t('deploy.comment')} name="comment" value={comment} onChange={setComment} />
      </Stack>
    </ConfirmDialog>
  )
}
