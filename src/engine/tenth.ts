/** For coordinates of drawings: a tenth of a pixel is finer than any screen. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
