import { EmptyState, Icon, type IconName, Stack, Text, TextField, useToast, vars } from '@parapet/ui'
import { useState } from 'react'
import { icons } from '../../packages/ui/src/icon/icons.ts'
import { screenIcons } from '../../packages/ui/src/icon/screenIcons.ts'
import { shellIcons } from '../../packages/ui/src/icon/shellIcons.ts'
import { Surround } from './Surround.tsx'

const names = [...Object.keys(icons), ...Object.keys(shellIcons), ...Object.keys(screenIcons)].sort() as IconName[]

/** Shows all icons by name; a click copies the name. */
export function IconsPage() {
  return (
    <Surround>
      <Icons />
    </Surround>
  )
}

function Icons() {
  const [text, setText] = useState('')
  const toast = useToast()
  const copy = (name: IconName) =>
    navigator.clipboard.writeText(name).then(
      () => toast.info(`Copied “${name}”`),
      () => toast.error('This browser does not let pages copy'),
    )
  const found = names.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <Stack gap={4}>
      <TextField
        name="icon"
        label="Search icons"
        type="search"
        icon="search"
        help={`${found.length} of ${names.length}; a click copies the name`}
        value={text}
        onChange={setText}
        clearable
      />
      {found.length === 0 && (
        <EmptyState
          drawing="search"
          title={`No icon has “${text.trim()}” in its name`}
          text="Try the thing it draws: bell, cloud, lock."
        />
      )}
      <div style={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
        {found.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => void copy(name)}
            style={{
              display: 'grid',
              justifyItems: 'center',
              gap: 6,
              padding: 12,
              background: 'transparent',
              border: `1px solid ${vars.color.line}`,
              borderRadius: vars.radius.input,
              cursor: 'copy',
              color: vars.color.text,
            }}
          >
            <Icon name={name} size={20} />
            <Text size="xs" tone="muted">
              {name}
            </Text>
          </button>
        ))}
      </div>
    </Stack>
  )
}
