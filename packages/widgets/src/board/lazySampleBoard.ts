import { lazy } from 'react'

/** A board over sample data, loaded for the tab of a service that is not hired. */
export const SampleBoard = lazy(() => import('./SampleBoard.tsx').then((module) => ({ default: module.SampleBoard })))
