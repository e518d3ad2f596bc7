-- One row a request. Boards ask for the sites of a company in a range, so rows are ordered by site and time within a day.
CREATE TABLE IF NOT EXISTS requests
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
ENGINE = MergeTree
PARTITION BY toYYYYMMDD(time)
ORDER BY (vhost, time)
SETTINGS non_replicated_deduplication_window = 1000;

-- What History asks: counters of five minutes by the columns with few values.
CREATE TABLE IF NOT EXISTS requests_5m
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
ENGINE = SummingMergeTree((n, bytes, us, timed))
PARTITION BY toYYYYMMDD(slot)
ORDER BY (vhost, slot, tier, response, cached, content_type, countrycode, method, proto, tcdndebugreason);

CREATE MATERIALIZED VIEW IF NOT EXISTS requests_5m_view TO requests_5m AS
SELECT
    toStartOfFiveMinutes(time) AS slot,
    vhost, tier, response, cached, content_type, countrycode, method, proto, tcdndebugreason,
    count() AS n,
    sum(bytes) AS bytes,
    sum(toInt64(greatest(micros, 0))) AS us,
    countIf(micros >= 0) AS timed
FROM requests
GROUP BY slot, vhost, tier, response, cached, content_type, countrycode, method, proto, tcdndebugreason;
