/** The sample configurations. */
export const snippets = ['python', 'vector', 'logstash'] as const

const caFile = 'transparentcdnCA.pem'
const brokers = [1, 2, 3].map((number) => `kafka${number}.edgetcdn.io:9093`)

/** What each file of the archive is, by its message. */
export function archiveFiles(company: number) {
  const topic = `c${company}`
  return [
    { name: `${topic}.crt.pem`, what: 'file.certificate' },
    { name: `${topic}.key.pem`, what: 'file.key' },
    { name: `${topic}.keystore.p12`, what: 'file.keystore' },
    { name: 'password.txt', what: 'file.password' },
    { name: caFile, what: 'file.ca' },
    { name: 'truststore.p12', what: 'file.truststore' },
    { name: 'filebeat.yml', what: 'file.filebeat' },
    { name: 'kafka-logstash.conf', what: 'file.logstash' },
    { name: 'consumer.py', what: 'file.consumer' },
  ] as const
}

/** The stream of a company: brokers, topics, and a consumer group, whose name must start with the prefix. */
export function streamOf(company: number) {
  const topic = `c${company}`
  return { brokers, topic, wafTopic: `${topic}_waf`, prefix: `${topic}_`, group: `${topic}_logs` }
}

/** Returns a sample configuration for a company; the files it names are those of the archive. */
export function snippetOf(name: (typeof snippets)[number], company: number): string {
  const { topic, group } = streamOf(company)
  switch (name) {
    case 'python':
      return `from kafka import KafkaConsumer

consumer = KafkaConsumer(
    "${topic}",
    bootstrap_servers=${JSON.stringify(brokers)},
    group_id="${group}",
    security_protocol="SSL",
    ssl_cafile="${caFile}",
    ssl_certfile="${topic}.crt.pem",
    ssl_keyfile="${topic}.key.pem",
)
for line in consumer:
    print(line.value.decode())
`
    case 'vector':
      return `[sources.cdn]
type = "kafka"
bootstrap_servers = "${brokers.join(',')}"
topics = ["${topic}"]
group_id = "${group}"
tls.enabled = true
tls.ca_file = "${caFile}"
tls.crt_file = "${topic}.crt.pem"
tls.key_file = "${topic}.key.pem"

[sinks.out]
type = "console"
inputs = ["cdn"]
encoding.codec = "text"
`
    case 'logstash':
      return `input {
  kafka {
    bootstrap_servers => "${brokers.join(',')}"
    topics => ["${topic}"]
    group_id => "${group}"
    security_protocol => "SSL"
    ssl_keystore_location => "${topic}.keystore.p12"
    ssl_keystore_type => "PKCS12"
    ssl_keystore_password => "\${STREAM_PASSWORD}"
    ssl_truststore_location => "truststore.p12"
    ssl_truststore_type => "PKCS12"
    ssl_truststore_password => "\${STREAM_PASSWORD}"
  }
}
output { stdout { codec => rubydebug } }
`
  }
}
