import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Generated inputs take their time on a busy machine.
  test: { testTimeout: 60_000, include: ['{src,scripts,deploy,test}/**/*.test.ts'] },
})
