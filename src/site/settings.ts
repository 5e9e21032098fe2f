export const BRAND = 'Fee Estimators'
