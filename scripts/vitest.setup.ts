// One seed for every property test, so that a failure is the same on every machine; the report prints the counterexample.
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: 446, interruptAfterTimeLimit: 25_000 })
