import { configOrigin, isRulesLive, type Rule, rulesConfig, useRead, type VclConfig } from '@parapet/api'
import { Button, LinkButton, moveAnyFocusOnRemoval, Notice, Status, useWords } from '@parapet/ui'
import { useRef, useState } from 'react'
import { joinReads } from '../../kit/read/joinReads.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { useArea } from './area.ts'
import { deployBarWords } from './deployBar.words.ts'
import { LostNotice } from './LostNotice.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { useDeployments } from './useDeployments.ts'

interface DeployProps {
  rules: readonly Rule[]
  /** The number of rules without effect. */
  warned: number
}

/** Says whether the rules are live, and deploys the VCL that they generate. */
export function DeployBar(props: DeployProps) {
  const t = useWords(deployBarWords)
  const { name, calls } = useArea()
  const { read, underway } = useDeployments(name)
  const generated = useRead(calls.generatedVcl, {})
  return (
    <ReadSection read={joinReads(read, generated)} failed={t('deploy.failed')} size="s" placeholder={false}>
      {([live, { config_body }]) => (
        <Bar {...props} live={live} isUnderway={underway !== undefined} program={config_body} />
      )}
    </ReadSection>
  )
}

interface BarProps extends DeployProps {
  live: VclConfig | null
  isUnderway: boolean
  /** The VCL that the rules generate. */
  program: string
}

function Bar({ rules, warned, live, isUnderway, program }: BarProps) {
  const t = useWords(deployBarWords)
  const to = useTo()
  const { name, calls, page } = useArea()
  const refused = refusalText(useMay(calls.deploy))
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const body = live?.config_body ?? ''
  if (!isUnderway && isRulesLive(body, program))
    return rules.length > 0 && <Status tone="good" label={t('deploy.live')} />
  if (!isUnderway && rules.length === 0) return null
  const isWritten = configOrigin(body) === 'written'
  const state = isUnderway ? 'underway' : isWritten ? 'written' : 'pending'
  const reason = refused ?? (program.trim() === '' ? t('deploy.none') : undefined)
  return (
    <>
      <div ref={bar}>
        <Notice
          tone={state === 'written' ? 'watch' : 'info'}
          live={isUnderway}
          title={t(`deploy.${state}`)}
          actions={
            <>
              {!isUnderway && (
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
            {isWritten && <LostNotice before={body} after={program} />}
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
