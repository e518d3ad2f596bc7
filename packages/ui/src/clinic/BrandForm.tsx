import { type ReactNode, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Select } from '../field/Select.tsx'
import { TextField } from '../field/TextField.tsx'
import { Inline, Stack } from '../layout/Flow.tsx'
import { Text } from '../text/Text.tsx'
import type { BrandFieldName } from '../themes/clinic/brandFields.ts'
import { type DraftField, legalKeys, type ThemeDraft } from '../themes/clinic/draft.ts'
import type { ThemeReport } from '../themes/clinic/report.ts'
import { roleText, themeProblemText } from '../themes/clinic/reportText.ts'
import { hasWords } from '../themes/imageSource.ts'
import { isImageSource } from '../themes/isImageSource.ts'
import { type Mode, roleTokens } from '../themes/seed.ts'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { ColorField } from './ColorField.tsx'
import { useDigits } from './ContrastSheet.tsx'
import * as css from './clinic.css.ts'
import { FileButton } from './FileButton.tsx'
import { dataAddress, imageSize, readFont } from './openFile.ts'
import type { ThemeDrafting } from './useThemeDraft.ts'

const modes = ['light', 'dark'] as const
const images = 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif,image/gif,image/x-icon'

/** The optional parts of a brand, each folded until it is needed. */
export function BrandForm({ drafting, report }: { drafting: ThemeDrafting; report: ThemeReport }) {
  const t = useWords(clinicWords)
  const { draft, problems, left, type, leave } = drafting
  const error = (field: DraftField) => {
    const found = left.has(field) ? problems.find((problem) => problem.field === field) : undefined
    return found ? { error: themeProblemText(found, t) } : {}
  }
  const field = (name: BrandFieldName, help?: string) => (
    <TextField
      name={name}
      label={t(`field.${name}`)}
      value={draft[name]}
      onChange={(value) => type({ [name]: value })}
      onBlur={() => leave(name)}
      {...(help ? { help } : {})}
      {...error(name)}
    />
  )
  const image = (name: BrandFieldName, help: string) => (
    <ImageField
      name={name}
      drafting={drafting}
      onSize={name === 'logo' ? ({ width, height }) => type(logoSize(width, height)) : undefined}
    >
      {field(name, help)}
    </ImageField>
  )
  return (
    <>
      <Folded title={t('part.brand')} fields={brandPart} drafting={drafting}>
        {image('logo', t('field.logo.help'))}
        <div className={css.twoFields}>
          {field('logoWidth')}
          {field('logoHeight')}
        </div>
        {image('logoDark', t('field.logoDark.help'))}
        {image('favicon', t('field.favicon.help'))}
        {image('loginPicture', t('field.loginPicture.help'))}
        {field('sloganEn', t('field.slogan.help'))}
        {field('sloganEs', t('field.slogan.help'))}
      </Folded>
      <Folded title={t('part.links')} fields={linkPart} drafting={drafting}>
        {field('docs')}
        {field('blog')}
        {field('sales', t('field.sales.help'))}
        {field('help')}
      </Folded>
      <Folded title={t('part.legal')} fields={['legal']} drafting={drafting}>
        {legalKeys.map((key) => (
          <TextField
            key={key}
            name={`legal.${key}`}
            label={t(`field.legal.${key}`)}
            value={draft.legal[key] ?? ''}
            onChange={(value) => type({ legal: withEntry(draft.legal, key, value) })}
            onBlur={() => leave('legal')}
            {...(problems.some(
              (one) => one.field === 'legal' && draft.legal[key]?.startsWith(one.value.replace(/…$/, '')),
            )
              ? error('legal')
              : {})}
          />
        ))}
      </Folded>
      <Folded title={t('part.corners')} fields={cornerPart} drafting={drafting}>
        {field('cornerCard', t('field.corner.help'))}
        {field('cornerInput', t('field.corner.help'))}
        {field('cornerButton', t('field.corner.help'))}
      </Folded>
      <Folded title={t('part.roles')} fields={['colors']} drafting={drafting}>
        <Roles drafting={drafting} report={report} {...error('colors')} />
      </Folded>
      <Folded title={t('part.fonts')} fields={['fontFiles']} drafting={drafting}>
        <Fonts drafting={drafting} {...error('fontFiles')} />
      </Folded>
    </>
  )
}

const brandPart = [
  'logo',
  'logoWidth',
  'logoHeight',
  'logoDark',
  'favicon',
  'loginPicture',
  'sloganEn',
  'sloganEs',
] as const
const linkPart = ['docs', 'blog', 'sales', 'help'] as const
const cornerPart = ['cornerCard', 'cornerInput', 'cornerButton'] as const

/** A logo is at most 28 pixels high by default: that fits into the side menu. */
function logoSize(width: number, height: number): Pick<ThemeDraft, 'logoWidth' | 'logoHeight'> {
  const scale = Math.min(28 / height, 170 / width)
  const side = (pixels: number) => String(Math.max(8, Math.round(pixels * scale)))
  return { logoWidth: side(width), logoHeight: side(height) }
}

/** An empty value leaves its key out. */
function withEntry(table: Readonly<Record<string, string>>, key: string, value: string): Record<string, string> {
  const { [key]: _, ...rest } = table
  return value === '' ? rest : { ...rest, [key]: value }
}

interface FoldedProps {
  title: string
  fields: readonly DraftField[]
  drafting: ThemeDrafting
  children: ReactNode
}

/** A part of the form that opens by itself when one of its fields has a problem. */
function Folded({ title, fields, drafting, children }: FoldedProps) {
  const { problems, left } = drafting
  const [isOpen, setOpen] = useState(false)
  const hasProblem = problems.some(({ field }) => fields.includes(field) && left.has(field))
  return (
    <details
      className={css.part}
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={css.summary}>{title}</summary>
      <div className={css.fields}>{children}</div>
    </details>
  )
}

interface ImageFieldProps {
  name: BrandFieldName
  drafting: ThemeDrafting
  onSize: ((size: { width: number; height: number }) => void) | undefined
  children: ReactNode
}

/** A field of an image with its preview; an opened file is embedded. */
function ImageField({ name, drafting, onSize, children }: ImageFieldProps) {
  const t = useWords(clinicWords)
  const { draft, problems, type, leave } = drafting
  const src = draft[name]
  const isSound = isImageSource(src) && !problems.some(({ field }) => field === name)
  const open = async (file: File) => {
    const address = await dataAddress(file, file.type || 'application/octet-stream')
    type({ [name]: address })
    leave(name)
    const size = onSize && (await imageSize(address))
    if (size && size.width > 0 && size.height > 0) onSize(size)
  }
  return (
    <Stack gap={2}>
      {children}
      <Inline gap={2}>
        <FileButton
          label={t('action.openFor', { field: t(`field.${name}`) })}
          accept={images}
          onFile={(file) => void open(file)}
        />
        {isSound && <img src={src} alt="" height={28} />}
      </Inline>
      {isSound && hasWords(src) && (
        <Notice tone="watch" live>
          {t('image.words')}
        </Notice>
      )}
    </Stack>
  )
}

interface PartProps {
  drafting: ThemeDrafting
  error?: string
}

function Roles({ drafting, report, error }: PartProps & { report: ThemeReport }) {
  const t = useWords(clinicWords)
  const digits = useDigits()
  const { draft, type, leave } = drafting
  const [token, setToken] = useState<string>(roleTokens[0])
  const [mode, setMode] = useState<Mode>('light')
  const set = (colors: Readonly<Record<string, string>>) => type({ colors: { ...draft.colors, ...colors } })
  const remove = (key: string) => type({ colors: withEntry(draft.colors, key, '') })
  const remedies = modes.flatMap((one) =>
    report[one].roles.map((row) => ({ row, mode: one, key: `${one}.${row.token}` })),
  )
  const suggested = Object.fromEntries(
    remedies.flatMap(({ row: { suggestion }, key }) => (suggestion ? [[key, suggestion.color]] : [])),
  )
  const suggestedCount = Object.keys(suggested).length
  return (
    <Stack gap={3}>
      {error && <Notice tone="bad">{error}</Notice>}
      {Object.entries(draft.colors).map(([key, value]) => (
        <Stack key={key} gap={1}>
          <ColorField
            name={key}
            label={key}
            value={value}
            onChange={(next) => set({ [key]: next })}
            onBlur={() => leave('colors')}
          />
          <Button size="s" onClick={() => remove(key)}>
            {t('action.remove', { name: key })}
          </Button>
        </Stack>
      ))}
      {remedies.map(({ row, row: { suggestion }, mode: one, key }) => (
        <Stack key={key} gap={1}>
          <Text as="p" size="s" tone="muted">
            {t(`mode.${one}`)}: {roleText(row, one, t, digits)}
          </Text>
          {suggestion && suggestion.color !== draft.colors[key] && (
            <Button size="s" onClick={() => set({ [key]: suggestion.color })}>
              {t('action.use', { color: suggestion.color, name: key })}
            </Button>
          )}
        </Stack>
      ))}
      {suggestedCount > 1 && (
        <Button size="s" onClick={() => set(suggested)}>
          {t('action.useAll', { n: suggestedCount })}
        </Button>
      )}
      <div className={css.twoFields}>
        <Select
          name="role"
          label={t('field.role')}
          value={token}
          options={roleTokens.map((value) => ({ value, label: value }))}
          onChange={setToken}
        />
        <Select
          name="roleMode"
          label={t('field.roleMode')}
          value={mode}
          options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
          onChange={(value) => setMode(value === 'dark' ? 'dark' : 'light')}
        />
      </div>
      <Button
        size="s"
        onClick={() => {
          const role = roleTokens.find((one) => one === token) ?? roleTokens[0]
          set({ [`${mode}.${role}`]: report[mode].tokens.color[role] })
        }}
      >
        {t('action.set')}
      </Button>
    </Stack>
  )
}

function Fonts({ drafting, error }: PartProps) {
  const t = useWords(clinicWords)
  const { draft, type, leave } = drafting
  const [refused, setRefused] = useState('')
  const kinds = ['sans-serif', 'serif', 'monospace'] as const
  const [kind, setKind] = useState<(typeof kinds)[number]>('sans-serif')
  const open = async (file: File) => {
    const font = await readFont(file, kind)
    setRefused(font ? '' : file.name)
    if (!font) return
    type({ fontFiles: [...draft.fontFiles, font] })
    leave('fontFiles')
  }
  const change = (at: number, part: 'family' | 'src' | 'weight', value: string) =>
    type({ fontFiles: draft.fontFiles.map((file, i) => (i === at ? { ...file, [part]: value } : file)) })
  return (
    <Stack gap={3}>
      {error && <Notice tone="bad">{error}</Notice>}
      {draft.fontFiles.map((file, at) => (
        <Stack key={at} gap={2}>
          {(['family', 'weight', 'src'] as const).map((part) => (
            <TextField
              key={part}
              name={`font.${at}.${part}`}
              label={t(`field.font.${part}`)}
              value={file[part]}
              onChange={(value) => change(at, part, value)}
              onBlur={() => leave('fontFiles')}
            />
          ))}
          <Text as="p" size="s" tone="muted">
            {t('field.font.fallback', { kind: file.kind, size: file.sizeAdjust })}
          </Text>
          <Button size="s" onClick={() => type({ fontFiles: draft.fontFiles.filter((_, i) => i !== at) })}>
            {t('action.remove', { name: file.family })}
          </Button>
        </Stack>
      ))}
      <Select
        name="fontKind"
        label={t('field.font.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`field.font.kind.${value}`) }))}
        onChange={(value) => setKind(kinds.find((one) => one === value) ?? 'sans-serif')}
      />
      <FileButton
        label={t('action.openFor', { field: t('field.fontFiles') })}
        accept="font/woff2,.woff2"
        onFile={(file) => void open(file)}
      />
      {refused && (
        <Notice tone="bad" live>
          {t('problem.noFont', { value: refused })}
        </Notice>
      )}
    </Stack>
  )
}
