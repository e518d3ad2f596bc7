import {
  type Company,
  encodeView,
  initialView,
  type SavedBoard,
  type SharedId,
  type SharedUrl,
  type User,
  type ViewDefaults,
} from '@parapet/api'
import {
  Box,
  Button,
  EmptyState,
  IconButton,
  Menu,
  type MenuItem,
  Notice,
  Skeleton,
  Stack,
  Text,
  useCopy,
  useFormat,
  useLocale,
  useToast,
  useWords,
} from '@parapet/ui'
import { Board, type BoardCode, type BoardQuery, RangeNotice, Toolbar, type WidgetRow } from '@parapet/widgets'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PageBar } from '../../kit/page/PageBar.tsx'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { mayChangeSaved } from '../../platform/session/mayChangeSaved.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { boardScreenWords } from '../../shared/board/board.words.ts'
import { BoardFeatures, featureActions } from '../../shared/board/features/boardFeatures.tsx'
import { OpenBoardContext } from '../../shared/board/OpenBoard.ts'
import { NewBoardDialog } from '../../shared/board/own/NewBoardDialog.tsx'
import { ownBoardWords } from '../../shared/board/own/ownBoard.words.ts'
import { boardHole } from '../../shared/board/own/tileAccess.ts'
import { useBoardExtras } from '../../shared/board/useBoardExtras.tsx'
import { useServiceAccess } from '../../shared/board/useServiceAccess.ts'
import { savedAt } from '../../shared/board/views/savedRow.ts'
import { usePinning } from '../../shared/board/views/usePinning.ts'
import { viewsWords } from '../../shared/board/views/views.words.ts'
import { BoardEditor } from './BoardEditor.tsx'
import { useBoardForm } from './useBoardForm.ts'
import { useOwnBoard } from './useOwnBoard.ts'

interface OwnBoardProps {
  id: SharedId
  sId: string
  row: SharedUrl
  saved: SavedBoard
  user: User
  company: Company
}

/** Every part of the view is written out: what others are used to must not change what the board opens with. */
const nothingImplied: ViewDefaults = { ...initialView, range: { rel: '' }, refreshMs: null }

/** A board of one's own. An address without a view opens with the range, sites and filters that the board was saved with. */
export function OwnBoard(props: OwnBoardProps) {
  const { search } = useLocation()
  const [isPlain] = useState(search === '')
  const { query } = props.saved
  if (isPlain && search === '' && query !== '') return <Navigate replace to={{ search: `?${query}` }} />
  return <OpenedBoard {...props} />
}

function OpenedBoard(props: OwnBoardProps) {
  const { id, sId, row, user, company } = props
  const t = useWords(ownBoardWords)
  const to = useTo()
  const { zone } = useLocale()
  const mayEdit = mayChangeSaved(row, id.user, { user, company })
  const [isEditing, setEditing] = useState(mayEdit && props.saved.tiles.length === 0)
  const [isCopying, setCopying] = useState(false)
  const shownQuery = useRef('')
  const { form, board: saved } = useBoardForm({ ...props, shownQuery, onSaved: () => setEditing(false) })
  const { tiles } = isEditing ? form.values : saved
  const own = useOwnBoard({
    sId,
    saved,
    user,
    company,
    tiles,
    onTiles: isEditing ? (next) => form.set('tiles', next) : undefined,
    sentenceOf: useSentence(company),
  })
  const { open, place, address, board, queryOf, isReady, holes, allSites } = own
  const { control, moment } = address.page
  const { view } = control
  const query = useMemo(() => {
    const whose = view.sites.length > 0 ? { company: company.id } : {}
    return encodeView({ ...view, ...whose }, nothingImplied).toString()
  }, [view, company.id])
  useEffect(() => {
    shownQuery.current = query
  }, [query])

  const extras = useBoardExtras({
    board: 'own',
    title: saved.name,
    layout: open.layout,
    evidence: open.requests.evidence,
  })
  const actions = useMemo(
    () => ({ ...control.actions, ...featureActions(place, open.requests) }),
    [control.actions, place, open.requests],
  )
  const notes = useSyncExternalStore(open.findings.notes.subscribe, open.findings.notes.get)
  const access = useServiceAccess(user, company)
  const isAllowed = useCallback(
    (code: BoardCode, { service }: WidgetRow) =>
      boardHole(code, { user, company }) === undefined && (service === undefined || access(service) !== 'none'),
    [user, company, access],
  )
  const copy = useCopy()
  const toast = useToast()
  const copyLink = async () => {
    if (await copy(new URL(to('ownBoard', { sId }), location.origin).href)) toast.success(t('copied'))
  }
  const { isPinned, onPin, onUnpin } = usePinning(company.id)
  const more: MenuItem[] = [
    { label: t('duplicate'), icon: 'copy', onSelect: () => setCopying(true) },
    {
      label: t('copyLink'),
      icon: 'link',
      onSelect: () => void copyLink(),
    },
    isPinned(sId)
      ? { label: t('unpin'), icon: 'pinOff', onSelect: () => onUnpin(sId) }
      : {
          label: t('pin'),
          icon: 'pin',
          onSelect: () => onPin({ id: sId, name: saved.name, page: 'ownBoard', query: '' }),
        },
    ...extras.items,
  ]
  const isEmpty = tiles.every(({ show }) => !show)
  return (
    <OpenBoardContext value={open}>
      <Title
        {...props}
        saved={saved}
        actions={
          <>
            {!isEditing && (
              <Button
                size="s"
                icon="edit"
                disabledReason={mayEdit ? undefined : t('locked')}
                onClick={() => setEditing(true)}
              >
                {t('edit')}
              </Button>
            )}
            <BoardFeatures slot="title" />
            <Menu
              label={t('more')}
              placement="bottom-end"
              trigger={<IconButton icon="more" label={t('more')} />}
              items={more}
            />
          </>
        }
      />
      {isEditing && (
        <Box paddingBlock={3}>
          <BoardEditor
            form={form}
            isAllowed={isAllowed}
            isArranging={board.isArranging}
            onArrange={() => board.setArranging(true)}
            onClose={() => {
              board.setArranging(false)
              setEditing(false)
            }}
          />
        </Box>
      )}
      <PageBar>
        <Toolbar
          control={control}
          defaults={address.linkDefaults}
          moment={moment}
          zone={zone}
          capability={open.range.capability}
          allSites={allSites}
          linkOf={(params) => new URL(open.hrefOf(params), location.origin).href}
          filterKeys={open.row.filterKeys}
        />
      </PageBar>
      <BoardFeatures slot="notices" />
      {extras.dialog}
      <NewBoardDialog
        isOpen={isCopying}
        onClose={() => setCopying(false)}
        copied={{ title: saved.name, tiles: saved.tiles, query }}
      />
      <Stack gap={4}>
        <RangeNotice view={view} capability={open.range.capability} now={moment.now} zone={zone} />
        <AddressNotices address={address} company={company.name} />
        {holes > 0 && <Notice tone="info">{t('holes', { n: holes })}</Notice>}
        {isEmpty ? (
          <EmptyState
            title={t('empty.title')}
            text={t(mayEdit ? 'empty.text' : 'empty.locked')}
            action={mayEdit && !isEditing ? <Button onClick={() => setEditing(true)}>{t('edit')}</Button> : undefined}
          />
        ) : isReady ? (
          <Board
            board={board}
            query={open.query}
            queryOf={queryOf}
            actions={actions}
            links={open.links}
            notes={notes}
            lazyParts={<BoardFeatures slot="later" />}
          />
        ) : (
          <Skeleton width="100%" height="240px" />
        )}
      </Stack>
    </OpenBoardContext>
  )
}

function useSentence(company: Company): (query: BoardQuery) => string {
  const t = useWords(boardScreenWords)
  const f = useFormat()
  const { zone } = useLocale()
  const all = company.sites.length
  return ({ view, span }) =>
    t('sentence', {
      ...f.ends(span),
      sites:
        view.sites.length === 0
          ? t('sites.all', { n: all })
          : t('sites.some', { n: view.sites.length, total: f.number(all) }),
      zone,
    })
}

interface TitleProps extends OwnBoardProps {
  actions: ReactNode
}

function Title({ id, row, saved, user, company, actions }: TitleProps) {
  const t = useWords(ownBoardWords)
  const v = useWords(viewsWords)
  const f = useFormat()
  const to = useTo()
  const at = savedAt(row)
  const date = at === null ? '' : f.date(at, 'date')
  const by = saved.author === '' ? t('byNobody', { date }) : t('by', { author: saved.author, date })
  const whose = id.user === user.id ? t('by.mine') : t('by.company', { company: company.name })
  return (
    <>
      <PageHeader
        title={saved.name}
        trail={[{ label: v('title'), href: to('views') }]}
        sentence={`${by}, ${whose}`}
        actions={actions}
      />
      {row.description && (
        <Box paddingBlock={2}>
          <Text as="p">{row.description}</Text>
        </Box>
      )}
    </>
  )
}

interface AddressNoticesProps {
  address: ReturnType<typeof useOwnBoard>['address']
  company: string
}

function AddressNotices({ address: { view, change, ignored, isSitesDropped }, company }: AddressNoticesProps) {
  const t = useWords(boardScreenWords)
  const keep = () => change(view, 'replace')
  return (
    <>
      {isSitesDropped && (
        <Notice tone="watch" onDismiss={keep}>
          {t('sites.dropped', { company })}
        </Notice>
      )}
      {ignored.length > 0 && (
        <Notice tone="watch" onDismiss={keep}>
          {t('ignored.text', { names: ignored.join(', ') })}
        </Notice>
      )}
    </>
  )
}
