/**
 * For mutation testing: everything of the form is there before the first test. What a file sets up when it is loaded would
 * otherwise count as covered by the one test that happened to load it, and be tried with no other.
 */
import.meta.glob(['../../src/form/**/*.{ts,tsx}', '!**/*.test.ts'], { eager: true })
