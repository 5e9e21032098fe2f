import { expect, it } from 'vitest'
import { unnamed } from './unnamed-functions.ts'

it('leaves functions without a name that was written a second time', () => {
  expect(
    unnamed(`function one() {}
__name(one, "one");
const two = /* @__PURE__ */ __name(() => __name(function three() {}, "three"), "two");
other(one, "one");`),
  ).toBe(`function one() {}
one;
const two = /* @__PURE__ */ () => function three() {};
other(one, "one");`)
})
