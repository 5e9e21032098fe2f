/** CFM per ton, as the trade sizes comfort cooling. */
export const TYPICAL = { least: 350, usual: 400, most: 450 }
