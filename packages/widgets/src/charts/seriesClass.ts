/** Class of all marks of the series at a place of the legend: lifted out of the others by it, and patterned on paper. */
export const seriesClass = (place: number): string => `pp-series-${place}`
