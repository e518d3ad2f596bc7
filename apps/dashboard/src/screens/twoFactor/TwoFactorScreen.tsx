import { safeRedirect } from '@parapet/api'
import { Button, LinkButton, Skeleton, Stack, Text, useWords } from '@parapet/ui'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { to } from '../../platform/links/to.ts'
import { useLogout } from '../../platform/preferences/useLogout.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { AuthFrame } from '../../shared/auth/AuthFrame.tsx'
import { securityWords } from '../../shared/logins/security.words.ts'
import { TwoFactorSetup } from '../../shared/logins/TwoFactorSetup.tsx'
import { useTwoFactor } from '../../shared/logins/useTwoFactor.ts'
import { CompanySwitcher } from '../../shell/topBar/CompanySwitcher.tsx'
import { LanguageMenu } from '../../shell/topBar/ModeMenu.tsx'
import { createRecents } from '../../shell/topBar/recents.ts'

const placeholder = <Skeleton width="100%" height={320} />

/** The set-up of the second factor that the company requires: the only page that opens before it (decision 0055). */
export function TwoFactorScreen() {
  const t = useWords(securityWords)
  const logout = useLogout()
  const { user, company, companies } = useSession()
  const [query] = useSearchParams()
  const target = safeRedirect(query.get('redirect'))
  const { read, begin, confirm, setKind } = useTwoFactor()
  const kind = read.data?.kind
  const recents = useMemo(() => createRecents(user?.id ?? 0, () => localStorage), [user?.id])
  useEffect(() => {
    if (kind === 'off') begin()
  }, [kind, begin])
  const isOn = kind === 'on'
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
        <ReadSection read={read} failed={t('failed')} size="s" placeholder={placeholder}>
          {(state) =>
            state.kind === 'setup' ? (
              <TwoFactorSetup
                picture={state.key.qr_img}
                secret={state.key.key_2fa}
                confirm={confirm}
                onConfirmed={() => setKind('on')}
              />
            ) : (
              // Its set-up follows at once.
              state.kind === 'off' && placeholder
            )
          }
        </ReadSection>
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
