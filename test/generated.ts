/**
 * Generated inputs: the same in every `npm test`, so that a red test is the change's doing. `npm run fuzz` brings new ones to the
 * oracles and round trips, and `FUZZ_SEED` others to all.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_115) })

export default fc
