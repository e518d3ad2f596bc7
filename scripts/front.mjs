// An HTTP/2 proxy for the benchmark: browsers speak it over TLS only, and cache nothing untrusted.
import { createHash, X509Certificate } from 'node:crypto'
import { Agent, request as ask } from 'node:http'
import { createSecureServer } from 'node:http2'
import { generate } from 'selfsigned'

// Connection headers of HTTP/1.1 are not allowed in HTTP/2.
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'host'])
const handedOn = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name.toLowerCase())),
  )

async function makeCertificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keyType: 'ec' })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(publicKey).digest('base64')
  return { key, cert, trust: `--ignore-certificate-errors-spki-list=${hash}` }
}

/** Starts the proxy before the server at `target`; resolves with addresses, the trust switch and a stop function. */
export async function startFront(target) {
  const { cert, key, trust } = await makeCertificate()
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer({ cert, key }, (request, response) => {
    if (request.authority.startsWith('localhost:')) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end('<!doctype html><title>Another site</title>')
      return
    }
    const { method, headers, authority: host } = request
    const question = ask(new URL(request.url, target), { method, agent, headers: { ...handedOn(headers), host } })
    question.on('response', (answer) => {
      response.writeHead(answer.statusCode, handedOn(answer.headers))
      answer.pipe(response)
    })
    question.on('error', (error) => {
      if (response.stream?.destroyed) return // the reader has left, and took its question along
      console.error(error)
      response.stream.destroy(error)
    })
    response.on('close', () => question.destroy())
    request.pipe(question)
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address()
  return {
    address: `https://127.0.0.1:${port}`,
    elsewhere: `https://localhost:${port}/`,
    trust,
    stop: () => {
      server.close()
      agent.destroy()
    },
  }
}
