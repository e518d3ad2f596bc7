/** The notifications of the sandbox in both languages; `{name}` stands for any text. */
const texts: readonly (readonly [english: string, spanish: string])[] = [
  ['Configuration deployed', 'Configuración desplegada'],
  ['Version {n} is live on every node.', 'La versión {n} está activa en todos los nodos.'],
  ['Configuration rejected', 'Configuración rechazada'],
  ['Version {n} did not compile: symbol not found.', 'La versión {n} no compila: símbolo no encontrado.'],
  ['Certificate renewed', 'Certificado renovado'],
  ['The certificate of {site} is good for another 90 days.', 'El certificado de {site} vale otros 90 días.'],
  ['Certificate expires in {n} days', 'El certificado caduca en {n} días'],
  [
    'The certificate of {site} could not be renewed: its name does not point to us.',
    'No se ha podido renovar el certificado de {site}: su nombre no apunta a nosotros.',
  ],
  ['Unusual response times', 'Tiempos de respuesta inusuales'],
  [
    'Responses of {site} take four times as long as usual.',
    'Las respuestas de {site} tardan cuatro veces más de lo habitual.',
  ],
  ['Unusual traffic from one address', 'Tráfico inusual desde una dirección'],
  [
    '{site} gets 140 requests a second from 198.51.100.23.',
    '{site} recibe 140 peticiones por segundo desde 198.51.100.23.',
  ],
  ['Unusual traffic from few addresses', 'Tráfico inusual desde pocas direcciones'],
  ['{site}: thousands of logins that fail.', '{site}: miles de inicios de sesión fallidos.'],
  ['An origin does not answer', 'Un origen no responde'],
  ['{site}: 503 since the origin times out.', '{site}: 503 desde que el origen agota el tiempo de espera.'],
  ['Limit passed', 'Límite superado'],
  ['Delivery passed 2,000 GB this month.', 'La entrega ha superado 2.000 GB este mes.'],
  ['New invoice', 'Factura nueva'],
  ['Your invoice of last month is ready.', 'Su factura del mes pasado está lista.'],
  ['Maintenance in Madrid', 'Mantenimiento en Madrid'],
  [
    'On Tuesday from 02:00 to 04:00 UTC; no interruption is expected.',
    'El martes de 02:00 a 04:00 UTC; no se espera ninguna interrupción.',
  ],
]

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
const patterns = texts.map(
  ([english, spanish]) =>
    [new RegExp(`^${escaped(english).replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`, 's'), spanish] as const,
)

/** Returns a text of a notification in Spanish; one that is none of the sandbox's own stays. */
export function spanishNotification(text: string): string {
  for (const [pattern, spanish] of patterns) {
    const found = pattern.exec(text)
    if (found) return spanish.replace(/\{(\w+)\}/g, (_, name: string) => found.groups?.[name] ?? '')
  }
  return text
}
