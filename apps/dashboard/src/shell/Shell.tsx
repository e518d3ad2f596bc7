import { APP_VERSION, canImpersonate, isClientAdmin, isCompanyAdmin, isConfigAdministrator } from '@parapet/api'
import { afterPaint } from '@parapet/base'
import { Icon, lazyModule, Skeleton, useTheme, useWords, VisuallyHidden } from '@parapet/ui'
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { OptionalBoundary } from '../kit/error/OptionalBoundary.tsx'
import { confirmLeave } from '../kit/form/unsavedWork.ts'
import { ClosedWhileActing } from '../kit/page/ClosedWhileActing.tsx'
import { ShellContext } from '../kit/page/ShellContext.ts'
import { useLazyPanel } from '../kit/page/useLazyPanel.ts'
import { useConfig } from '../platform/config/ConfigContext.ts'
import { docsAddress } from '../platform/config/docsAddress.ts'
import { match } from '../platform/links/match.ts'
import { addressOfPage, to as bareTo } from '../platform/links/to.ts'
import { paths } from '../platform/paths/paths.ts'
import { paintBeforeReads } from '../platform/performance/requestTurn.ts'
import { useFirstScreenReady, useIdle } from '../platform/performance/useIdle.ts'
import { useLogout } from '../platform/preferences/useLogout.ts'
import { useSession } from '../platform/session/SessionContext.ts'
import { useTo } from '../platform/session/useTo.ts'
import { appWords } from '../platform/words/app.words.ts'
import { shellWords } from '../platform/words/shell.words.ts'
import { Banners } from './banners/Banners.tsx'
import { IdleDialog } from './banners/IdleDialog.tsx'
import { LeaveGuard } from './banners/LeaveGuard.tsx'
import { SavingNotices, SessionNotices } from './banners/Notices.tsx'
import { Footer } from './footer/Footer.tsx'
import * as css from './frame.css.ts'
import { isMac, usePanel } from './palette/usePanel.ts'
import { BottomBar } from './rail/BottomBar.tsx'
import { PhoneBrand } from './rail/Brand.tsx'
import { buildMenu } from './rail/menu.ts'
import { Rail } from './rail/Rail.tsx'
import { useRailSize } from './rail/useRailSize.ts'
import { CompanySwitcher } from './topBar/CompanySwitcher.tsx'
import { LanguageMenu, ModeMenu } from './topBar/ModeMenu.tsx'
import { createRecents } from './topBar/recents.ts'
import * as top from './topBar/topBar.css.ts'
import { UserMenu } from './topBar/UserMenu.tsx'
import { isWall } from './wall/wallParams.ts'

const CONTENT = 'content'

const panels = lazyModule(() => import('./palette/Panels.tsx'))
const Incidents = lazy(async () => ({ default: (await import('./tray/Incidents.tsx')).Incidents }))
const UnderAttackMark = lazy(async () => ({ default: (await import('./tray/UnderAttackMark.tsx')).UnderAttackMark }))
const AttackEnds = lazy(async () => ({ default: (await import('./underAttack/AttackEnds.tsx')).AttackEnds }))
const BackgroundLoads = lazy(async () => ({ default: (await import('./tray/BackgroundLoads.tsx')).BackgroundLoads }))
const Bell = lazy(async () => ({ default: (await import('./tray/Bell.tsx')).Bell }))
const JobsTray = lazy(async () => ({ default: (await import('./tray/JobsTray.tsx')).JobsTray }))
const ActingSummaryDialog = lazy(async () => ({
  default: (await import('./acting/ActingSummaryDialog.tsx')).ActingSummaryDialog,
}))
const WallMode = lazy(async () => ({ default: (await import('./wall/WallMode.tsx')).WallMode }))
const PrintFooter = lazy(async () => ({ default: (await import('./footer/PrintFooter.tsx')).PrintFooter }))

interface ShellProps {
  isNavigating?: boolean
  children: ReactNode
}

/** The frame of every page behind the login: rail, top bar, banners, the page itself, foot, and on phones a bottom bar. */
export function Shell({ isNavigating = false, children }: ShellProps) {
  return (
    <>
      <Frame isNavigating={isNavigating}>{children}</Frame>
      <SessionNotices />
      <SavingNotices />
    </>
  )
}

function Frame({ isNavigating, children }: ShellProps) {
  const t = useWords(shellWords)
  const title = useWords(appWords)
  const session = useSession()
  const { user, company, acting, lastActing } = session
  const logout = useLogout()
  const { third } = useConfig()
  const { seed } = useTheme()
  const to = useTo()
  const { pathname, search } = useLocation()
  const rail = useRailSize(pathname)
  const isSettled = useIdle()
  const stands = useFirstScreenReady()
  useEffect(() => {
    if (stands) paintBeforeReads(afterPaint)
  }, [stands])
  const [panel, openPanel] = usePanel()
  const { Panels } = useLazyPanel(panels, panel !== undefined, () => openPanel(undefined)) ?? {}

  const menu = useMemo(
    () =>
      buildMenu({
        visitor: { user, company },
        here: pathname,
        to,
        labelOf: (of) => ('service' in of ? t(`service.${of.service}`) : title(of.title)),
      }),
    [user, company, pathname, to, t, title],
  )
  const recents = useMemo(() => createRecents(user?.id ?? 0, () => localStorage), [user?.id])
  const companyId = company?.id
  useEffect(() => {
    if (companyId !== undefined) recents.visit(companyId)
  }, [recents, companyId])

  const shell = useMemo(() => ({ homeHref: to('home'), companyName: company?.name }), [to, company?.name])
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ') || user?.username || ''
  const securityHref = to('user-profile', undefined, { section: 'security' })
  const role = user?.is_staff
    ? t('user.staff')
    : user?.is_dealer
      ? t('user.dealer')
      : isClientAdmin(user, company)
        ? t('user.clientAdmin')
        : isCompanyAdmin(user, company)
          ? t('user.companyAdmin')
          : isConfigAdministrator(user, company)
            ? t('user.configAdministrator')
            : t('user.member')
  const companyHref = (id: number) => sameScreen(pathname, search, id)
  return (
    <ShellContext value={shell}>
      <div className={css.frame} data-rail={rail.isSmall || rail.isOver ? 'small' : 'wide'}>
        <a href={`#${CONTENT}`} className={css.skip}>
          {t('skip')}
        </a>
        <div className={css.railSlot}>
          {rail.isOver && <div className={css.scrim} onPointerDown={rail.close} aria-hidden="true" />}
          <Rail menu={menu} isSmall={rail.isSmall} isOver={rail.isOver} onToggle={rail.toggle} />
        </div>
        <div className={css.column}>
          <header className={top.topBar}>
            <PhoneBrand href={menu.home.href} />
            <CompanySwitcher
              current={company}
              companies={session.companies}
              recents={recents}
              canOpenAny={user?.is_staff ?? false}
              hrefOf={companyHref}
            />
            <div className={top.spacer} />
            {isSettled && (
              <OptionalBoundary>
                <UnderAttackMark />
                <Incidents homeHref={to('home')} />
                <JobsTray />
                {paths['user-notifications'].guard.allows({ user, company }) && <Bell />}
              </OptionalBoundary>
            )}
            <button
              type="button"
              className={top.topSearch}
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => openPanel('goTo')}
            >
              <VisuallyHidden>{t('goTo')}</VisuallyHidden>
              <Icon name="search" size={20} />
              <span className={top.topSearchText} aria-hidden>
                {t('search')}
              </span>
              <kbd className={top.topSearchKey} aria-hidden>
                {isMac() ? '⌘ K' : 'Ctrl K'}
              </kbd>
            </button>
            <div className={top.notOnPhone}>
              <LanguageMenu />
              <ModeMenu />
            </div>
            <UserMenu
              name={name}
              role={role}
              onKeys={() => openPanel('keys')}
              profileHref={to('user-profile')}
              securityHref={securityHref}
              acting={acting}
              canAct={canImpersonate(user) && !acting}
              onStop={() => void session.stopActing()}
              onLogout={() => confirmLeave(() => void logout())}
              onLogoutEverywhere={() => confirmLeave(() => void logout(true))}
            />
            {isNavigating && <div className={top.travelling} />}
          </header>
          <Banners securityHref={securityHref}>
            {isSettled && (
              <OptionalBoundary>
                <AttackEnds />
              </OptionalBoundary>
            )}
          </Banners>
          <main id={CONTENT} className={css.main} tabIndex={-1}>
            <Suspense fallback={<Waiting label={t('page.loading')} />}>
              {acting && match(pathname)?.page.isPersonal ? <ClosedWhileActing name={acting.asName} /> : children}
            </Suspense>
          </main>
          {stands && (
            <OptionalBoundary>
              <PrintFooter />
            </OptionalBoundary>
          )}
          <Footer
            helpHref={
              paths.soporte.guard.allows({ user, company })
                ? to('soporte', undefined, { open: 'new' })
                : (third.helpdesk ?? (user?.is_dealer ? null : to('marketing', { service: 'soporte' })))
            }
            salesHref={third.sales?.includes('@') ? `mailto:${third.sales.replace(/^mailto:/, '')}` : third.sales}
            docs={docsAddress(third, { theme: seed.name, page: match(pathname)?.page.name })}
            blogHref={third.blogPage}
            version={APP_VERSION}
          />
        </div>
        <BottomBar menu={menu} />
      </div>
      {Panels && (
        <OptionalBoundary>
          <Panels
            open={panel}
            onClose={() => openPanel(undefined)}
            userId={user?.id ?? 0}
            menu={menu}
            company={company}
            companies={session.companies}
            hrefOf={companyHref}
          />
        </OptionalBoundary>
      )}
      {isSettled && (
        <OptionalBoundary>
          <BackgroundLoads />
        </OptionalBoundary>
      )}
      {isWall(new URLSearchParams(search)) && (
        <OptionalBoundary>
          <WallMode />
        </OptionalBoundary>
      )}
      {lastActing && (
        <OptionalBoundary>
          <ActingSummaryDialog summary={lastActing} />
        </OptionalBoundary>
      )}
      <LeaveGuard />
      <IdleDialog endsAtMs={session.idleEndsAtMs} onStay={session.stay} onLeave={() => void logout(false)} />
    </ShellContext>
  )
}

function sameScreen(pathname: string, search: string, company: number): string {
  const here = match(pathname)
  if (!here?.page.path.startsWith('{company?}/') || here.page.isOfOneCompany) return bareTo('home', { company })
  const { name, keepsQuery } = here.page
  return addressOfPage(name, { ...here.params, company }, keepsQuery ? new URLSearchParams(search) : undefined)
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={css.waiting} role="status" aria-label={label}>
      <Skeleton width="240px" height="32px" />
      <Skeleton width="100%" height="240px" />
    </div>
  )
}
