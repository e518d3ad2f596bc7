import type { Plugin } from 'vite'

/*
 * Parts of Highcharts that its core imports and our charts never use: they have no animation, labels, legend or date axis,
 * and their ticks come as texts (charts/engine.ts). 7 KB gzip of the first chart. What the core calls stays.
 */
const parts: Readonly<Record<string, string>> = {
  'Core/Animation/Fx.js': 'export default class Fx { static timers = [] }',
  'Core/Color/Palette.js': `export default class Palette {
    constructor(_renderer, options) { this.options = options }
    update() {}
  }`,
  'Core/Color/PaletteDefaults.js': 'export default {}',
  'Core/Legend/LegendSymbol.js': 'export default {}',
  'Core/Renderer/SVG/SVGLabel.js': 'export default class SVGLabel {}',
  'Core/Templating.js': "export default { format: () => '', numberFormat: String }",
  'Core/Time.js': `export default class Time {
    constructor(options) { this.options = options }
    update() {}
    parse(value) { return typeof value === 'number' ? value : undefined }
  }`,
}

/** Builds Highcharts without the parts that no chart of ours uses. Fails when one has moved. */
export function highchartsPartsPlugin(): Plugin {
  const left = new Set(Object.keys(parts))
  return {
    name: 'parapet-highcharts-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const name = /\/highcharts\/es-modules\/(.+)$/.exec(id)?.[1]
      if (name === undefined || !Object.hasOwn(parts, name)) return null
      left.delete(name)
      return parts[name]
    },
    buildEnd(problem) {
      if (!problem && left.size > 0) throw new Error(`highcharts has moved: ${[...left].join(', ')}`)
    },
  }
}
