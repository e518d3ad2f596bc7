-- What was read of each file, batch by batch: a batch is started, then inserted, then done.
CREATE TABLE IF NOT EXISTS imports
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
ENGINE = MergeTree
ORDER BY (file, first_line, at);
