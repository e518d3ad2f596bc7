import { safeRedirect } from '@parapet/api'
import { Button, ErrorState, LinkButton, Skeleton, Stack, Text, useWords } from '@parapet/ui'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AuthFrame } from '../../auth/AuthFrame.tsx'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { to } from '../../links/to.ts'
import { TwoFactorSetup } from '../../logins/TwoFactorSetup.tsx'
import { useTwoFactor } from '../../logins/useTwoFactor.ts'
import { useLogout } from '../../preferences/useLogout.ts'
import { useSession } from '../../session/SessionContext.ts'
import { CompanySwitcher } from '../../shell/CompanySwitcher.tsx'
import { LanguageMenu } from '../../shell/ModeMenu.tsx'
import { createRecents } from '../../shell/recents.ts'
import { securityWords } from '../../words/security.ts'

/** The set-up of the second factor that the company requires: the only page that opens before it (decision 0055). */
export function TwoFactorScreen() {
  const t = useWords(securityWords)
  const describe = useDescribeFailure()
  const logout = useLogout()
  const { user, company, companies } = useSession()
  const [query] = useSearchParams()
  const target = safeRedirect(query.get('redirect'))
  const { state, retry, begin, confirm } = useTwoFactor()
  const recents = useMemo(() => createRecents(user?.id ?? 0, () => localStorage), [user?.id])
  useEffect(() => {
    if (state.kind === 'off') begin()
  }, [state.kind, begin])
  const isOn = state.kind === 'on'
  return (
    <AuthFrame
      title={t(isOn ? 'setUp.done' : 'setUp.title')}
      text={
        isOn
          ? t('setUp.doneText')
          : company?.require_2fa
            ? t('setUp.text', { company: company.name, user: user?.username ?? '' })
            : t('twoFactor.text')
      }
      tools={
        <>
          {(companies.length > 1 || user?.is_staff) && (
            <CompanySwitcher
              current={company}
              companies={companies}
              recents={recents}
              canOpenAny={user?.is_staff ?? false}
              hrefOf={(id) => to('home', { company: id })}
            />
          )}
          <LanguageMenu />
        </>
      }
    >
      <Stack gap={4}>
        {(state.kind === 'loading' || state.kind === 'off') && <Skeleton width="100%" height={320} />}
        {state.kind === 'failed' && (
          <ErrorState size="s" title={t('failed')} text={describe(state.failure)} onRetry={retry} />
        )}
        {state.kind === 'setup' && (
          <TwoFactorSetup picture={state.key.qr_img} secret={state.key.key_2fa} confirm={confirm} />
        )}
        {isOn ? (
          <LinkButton href={target} tone="primary" wide>
            {t('setUp.go')}
          </LinkButton>
        ) : (
          <Stack gap={2}>
            <Text as="p" tone="muted" size="s">
              {t('setUp.help')}
            </Text>
            <Button icon="logout" onClick={() => void logout()}>
              {t('setUp.logout')}
            </Button>
          </Stack>
        )}
      </Stack>
    </AuthFrame>
  )
}
