import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const packed = { gzip: promisify(gzip), brotli: promisify(brotliCompress) }
const LEAST_BYTES = 1024

/** Writes a .gz and a .br beside every text file of the build from 1 kB on, so that any file server can send them (docs/hosting.md). */
export function compressPlugin(): Plugin {
  let config: ResolvedConfig
  let isFailed = false
  return {
    name: 'parapet-compress',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    // Vite closes a build that failed, too: its own error is to be read then, not ours about files that are not there.
    buildEnd(problem) {
      isFailed = problem !== undefined
    },
    async closeBundle() {
      if (config.build.ssr || isFailed) return
      const dir = resolve(config.root, config.build.outDir)
      const names = await readdir(dir, { recursive: true })
      await Promise.all(
        names.filter((name) => /\.(?:js|css|html|svg|json|txt)$/.test(name)).map((name) => compress(join(dir, name))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < LEAST_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    writeFile(`${file}.gz`, await packed.gzip(content, { level: constants.Z_BEST_COMPRESSION })),
    writeFile(`${file}.br`, await packed.brotli(content, { params })),
  ])
}
