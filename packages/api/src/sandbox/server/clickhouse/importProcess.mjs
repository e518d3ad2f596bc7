// Imports logs into ClickHouse in process and says READY with the number of requests; for tests, which stop it anywhere.
import { openChdb } from './chdbEngine.ts'
import { openKeptLogs } from './keptLogs.ts'

const [installed, dir, ...files] = process.argv.slice(2)
const logs = await openKeptLogs(await openChdb(installed, dir), {
  logs: files.map((file) => ({ file, site: 'www.example.com' })),
  keepTimes: true,
  say: (line) => console.log(line),
  batchRequests: 2000,
})
console.log(`READY ${logs.report.requests}`)
await logs.close()
