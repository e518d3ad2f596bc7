import { configOrigin, isRulesLive, type Rule, rulesConfig, useRead } from '@parapet/api'
import { Button, LinkButton, moveAnyFocusOnRemoval, Notice, Status, useWords } from '@parapet/ui'
import { useRef, useState } from 'react'
import { refusalText, useMay } from '../../../session/useMay.ts'
import { useTo } from '../../../session/useTo.ts'
import { rulesWords } from '../../../words/rules.ts'
import { useArea } from '../area.ts'
import { ReviewDialog } from '../vcl/ReviewDialog.tsx'
import { useDeployments } from '../vcl/useDeployments.ts'

interface DeployProps {
  rules: readonly Rule[]
  /** The number of rules without effect. */
  warned: number
}

/** Says whether the rules are live, and deploys the VCL that they generate. */
export function DeployBar({ rules, warned }: DeployProps) {
  const t = useWords(rulesWords)
  const to = useTo()
  const { name, calls, page } = useArea()
  const deployments = useDeployments(name)
  const generated = useRead(calls.generatedVcl, {})
  const refused = refusalText(useMay(calls.deploy))
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const { live, underway } = deployments
  const failed = [{ ...deployments, data: live }, generated].find(
    ({ failure, data }) => failure !== undefined && data === undefined,
  )
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
  if (live === undefined || generated.data === undefined) return null
  const body = live?.config_body ?? ''
  const program = generated.data.config_body
  if (!underway && isRulesLive(body, program))
    return rules.length > 0 && <Status tone="good" label={t('deploy.live')} />
  if (!underway && rules.length === 0) return null
  const isWritten = configOrigin(body) === 'written'
  const state = underway ? 'underway' : isWritten ? 'written' : 'pending'
  const reason = refused ?? (program.trim() === '' ? t('deploy.none') : undefined)
  return (
    <>
      <div ref={bar}>
        <Notice
          tone={state === 'written' ? 'watch' : 'info'}
          live={underway !== undefined}
          title={t(`deploy.${state}`)}
          actions={
            <>
              {!underway && (
                <span ref={moveAnyFocusOnRemoval}>
                  <Button
                    size="s"
                    tone={isWritten ? 'secondary' : 'primary'}
                    disabledReason={reason}
                    onClick={() => setOpen(true)}
                  >
                    {t(isWritten ? 'deploy.compare' : 'deploy')}
                  </Button>
                </span>
              )}
              <LinkButton key="versions" size="s" tone="quiet" href={to(page, undefined, { tab: 'vcl' })}>
                {t('deploy.versions')}
              </LinkButton>
            </>
          }
        >
          {t(`deploy.${state}Text`)}
        </Notice>
      </div>
      <ReviewDialog
        open={isOpen}
        target={name}
        body={rulesConfig(program)}
        comment={t('deploy.commentDefault', { n: rules.filter((rule) => rule.active).length })}
        base={null}
        isRisky={isWritten}
        warnings={
          <>
            {isWritten && (
              <Notice tone="bad" title={t('deploy.written')}>
                {t('deploy.overwrite')}
              </Notice>
            )}
            {warned > 0 && <Notice tone="watch">{t('deploy.warnings', { n: warned })}</Notice>}
          </>
        }
        fallbackFocus={() => bar.current?.querySelector('a')}
        onClose={() => setOpen(false)}
        onDeployed={() => setOpen(false)}
      />
    </>
  )
}
