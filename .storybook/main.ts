import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['./docs/*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/dashboard/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: ['./public'],
  // The sidebar finds headings of pages as well, such as those of docs/OtherNames.mdx.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(base) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin')
    const { mergeConfig } = await import('vite')
    const { wordsPlugin } = await import('../packages/ui/vite/words.ts')
    const { shapesPlugin } = await import('./shapes.ts')
    const { partsPlugin } = await import('./components.ts')
    const { listStatesPlugin } = await import('./listStates.ts')
    return mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), wordsPlugin(), shapesPlugin(), partsPlugin(), listStatesPlugin()],
      build: { target: 'es2023', chunkSizeWarningLimit: 5000 },
      optimizeDeps: { include: ['@parapet/ui > @vanilla-extract/dynamic'] },
    })
  },
}

export default config
