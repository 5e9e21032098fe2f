/** The setting SITE_URL: where the site will be. */

/** Nobody's: what pages name until somebody says where they will be. */
export const EXAMPLE = 'https://fee-estimators.example'

const isAddress = (setting: string) => URL.canParse(setting) && /^https?:$/.test(new URL(setting).protocol)

/** What pages name as their address; a setting that is none is refused when a build starts. */
export const siteAddress = (setting = '') => (isAddress(setting) ? setting : EXAMPLE)

/** Why a setting cannot be the address of the site, in a sentence. */
export function addressProblem(setting: string): string | undefined {
  if (!isAddress(setting)) {
    // Most often it is the name alone.
    const meant = `https://${setting}`
    return `SITE_URL is ${setting}; it must read like ${URL.canParse(meant) ? meant : EXAMPLE}`
  }
  return new URL(setting).pathname === '/'
    ? undefined
    : `SITE_URL is ${setting}, but links begin at the root of an address: the site needs one of its own.`
}
