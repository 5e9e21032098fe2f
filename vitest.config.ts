import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Generated inputs take their time on a busy machine. One core less than there are would be one of two.
  test: {
    testTimeout: 60_000,
    maxWorkers: availableParallelism(),
    include: ['{src,scripts,deploy,test}/**/*.test.{ts,tsx}'],
  },
})
