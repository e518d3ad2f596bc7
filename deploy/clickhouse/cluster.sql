-- The tables of packages/api/src/sandbox/server/clickhouse/migrations for a cluster named "parapet" whose nodes have the
-- macros {shard} and {replica}. Run once on any node. Shippers insert into requests; Parapet only asks.
CREATE DATABASE IF NOT EXISTS parapet ON CLUSTER parapet;

CREATE TABLE IF NOT EXISTS parapet.requests_local ON CLUSTER parapet
(
    time DateTime('UTC') CODEC(Delta, ZSTD(1)),
    vhost LowCardinality(String),
    tier LowCardinality(String) DEFAULT 'L1',
    request String CODEC(ZSTD(1)),
    response LowCardinality(String) DEFAULT '-',
    cached LowCardinality(String) DEFAULT '-',
    content_type LowCardinality(String) DEFAULT '-',
    countrycode LowCardinality(String) DEFAULT '-',
    agent LowCardinality(String) DEFAULT '-',
    referer String DEFAULT '-' CODEC(ZSTD(1)),
    clientip String DEFAULT '-' CODEC(ZSTD(1)),
    method LowCardinality(String) DEFAULT '-',
    proto LowCardinality(String) DEFAULT '-',
    tcdndebugreason LowCardinality(String) DEFAULT '-',
    bytes UInt64 CODEC(T64, ZSTD(1)),
    micros Int64 DEFAULT -1 CODEC(T64, ZSTD(1)),
    batch LowCardinality(String) DEFAULT ''
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{shard}/parapet/requests', '{replica}')
PARTITION BY toYYYYMMDD(time)
ORDER BY (vhost, time)
TTL time + toIntervalDay(400);

CREATE TABLE IF NOT EXISTS parapet.requests_5m_local ON CLUSTER parapet
(
    slot DateTime('UTC') CODEC(Delta, ZSTD(1)),
    vhost LowCardinality(String),
    tier LowCardinality(String),
    response LowCardinality(String),
    cached LowCardinality(String),
    content_type LowCardinality(String),
    countrycode LowCardinality(String),
    method LowCardinality(String),
    proto LowCardinality(String),
    tcdndebugreason LowCardinality(String),
    n UInt64 CODEC(T64, ZSTD(1)),
    bytes UInt64 CODEC(T64, ZSTD(1)),
    us Int64 CODEC(T64, ZSTD(1)),
    timed UInt64 CODEC(T64, ZSTD(1))
)
ENGINE = ReplicatedSummingMergeTree('/clickhouse/tables/{shard}/parapet/requests_5m', '{replica}', (n, bytes, us, timed))
PARTITION BY toYYYYMMDD(slot)
ORDER BY (vhost, slot, tier, response, cached, content_type, countrycode, method, proto, tcdndebugreason)
TTL slot + toIntervalDay(400);

CREATE MATERIALIZED VIEW IF NOT EXISTS parapet.requests_5m_view ON CLUSTER parapet TO parapet.requests_5m_local AS
SELECT
    toStartOfFiveMinutes(time) AS slot,
    vhost, tier, response, cached, content_type, countrycode, method, proto, tcdndebugreason,
    count() AS n,
    sum(bytes) AS bytes,
    sum(toInt64(greatest(micros, 0))) AS us,
    countIf(micros >= 0) AS timed
FROM parapet.requests_local
GROUP BY slot, vhost, tier, response, cached, content_type, countrycode, method, proto, tcdndebugreason;

CREATE TABLE IF NOT EXISTS parapet.requests ON CLUSTER parapet AS parapet.requests_local
ENGINE = Distributed('parapet', 'parapet', 'requests_local', cityHash64(vhost, clientip));

CREATE TABLE IF NOT EXISTS parapet.requests_5m ON CLUSTER parapet AS parapet.requests_5m_local
ENGINE = Distributed('parapet', 'parapet', 'requests_5m_local', cityHash64(vhost));

CREATE TABLE IF NOT EXISTS parapet.imports ON CLUSTER parapet
(
    at DateTime64(3, 'UTC') DEFAULT now64(3),
    file String,
    name String,
    batch String,
    state LowCardinality(String),
    first_line UInt64,
    last_line UInt64,
    requests UInt64,
    days Array(UInt32),
    report String CODEC(ZSTD(1))
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/parapet/imports', '{shard}-{replica}')
ORDER BY (file, first_line, at);

CREATE TABLE IF NOT EXISTS parapet.migrations ON CLUSTER parapet (number UInt32, at DateTime DEFAULT now())
ENGINE = ReplicatedMergeTree('/clickhouse/tables/parapet/migrations', '{shard}-{replica}')
ORDER BY number;

INSERT INTO parapet.migrations (number) VALUES (2);
