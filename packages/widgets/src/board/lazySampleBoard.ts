import { lazy } from 'react'

/** The board with sample data, loaded when the tab of a service that is not hired opens. */
export const SampleBoard = lazy(() => import('./SampleBoard.tsx').then((module) => ({ default: module.SampleBoard })))
