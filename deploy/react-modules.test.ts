import { describe, expect, it, vi } from 'vitest'
import { leanModules } from './react-modules.ts'

const importing = (names: string) => `import { ${names} } from "./rolldown-runtime.!~{00w}~.js";\n`

describe('modules of the older kind', () => {
  it('are handed on as they are, without the bundler’s help', () => {
    const code = `${importing('n as __toESM')}var import_react = /* @__PURE__ */ __toESM(require_react(), 1);\n(0, import_react.useState)();`
    expect(leanModules(code)).toBe(
      '\nvar import_react = /* @__PURE__ */ require_react();\nimport_react.useState();',
    )
  })

  it('are called plainly, and by one name for all elements', () => {
    expect(leanModules('(0, import_jsx_runtime$1.jsxs)("p", {}); (0, import_jsx_runtime.jsx)("p", {})')).toBe(
      'import_jsx_runtime$1.jsx("p", {}); import_jsx_runtime.jsx("p", {})',
    )
  })

  it('make elements with one child and with several by the same function', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const { jsx, jsxs } = await import('react/jsx-runtime')
    expect(jsxs).toBe(jsx)
    vi.unstubAllEnvs()
  })

  it('run when they are first called, and once', () => {
    const code = `${importing('t as __commonJSMin')}var require_it = __commonJSMin(((exports) => { exports.times = (globalThis.times ?? 0) + 1; globalThis.times = exports.times; }));\nreturn require_it`
    const lean = leanModules(code)
    expect(lean).toContain('__commonJSMin((function(exports) {')
    const requireIt = new Function(lean)() as () => { times: number }
    expect([requireIt().times, requireIt().times]).toEqual([1, 1])
  })

  it.each([
    [
      'a default',
      `${importing('n as __toESM')}var import_react = __toESM(require_react(), 1); import_react.default.useState()`,
    ],
    ['another call', `${importing('n as __toESM')}__toESM(somewhereElse)`],
    ['another kind of help', `${importing('n as __toESM, i as __exportAll')}__exportAll({})`],
  ])('stop the build where they are used with %s', (_, code) => {
    expect(() => leanModules(code)).toThrow('older kind')
  })

  it('leave other code alone', () => {
    expect(leanModules('const times = 2')).toBe('const times = 2')
  })
})
