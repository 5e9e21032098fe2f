/**
 * Exact numbers: fractions of two BigInts. Binary floats cannot hold 0.129 or 1.005, so fees worked
 * out with them round to the wrong cent now and then; a fraction never does.
 */

const DECIMAL = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i

const magnitude = (n: bigint) => (n < 0n ? -n : n)
const tenToThe = (places: number) => 10n ** BigInt(places)

/** Whole part below or at the quotient, as Math.floor would, for a positive divisor. */
function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient
}

export class Exact {
  /** The denominator is always positive, so the sign of a number is the sign of its numerator. */
  private constructor(
    private readonly numerator: bigint,
    private readonly denominator: bigint,
  ) {}

  /** Reads a decimal text such as "12.9", ".5" or "1e3"; undefined when it is blank, unreadable or not finite. */
  static read(text: string): Exact | undefined {
    const trimmed = text.trim()
    const match = DECIMAL.exec(trimmed)
    if (!match || !/\d/.test(trimmed)) return undefined
    const approximate = Number(trimmed)
    // Beyond a double's range the exponent could ask for gigabytes of digits.
    if (!Number.isFinite(approximate)) return undefined
    if (approximate === 0) return new Exact(0n, 1n)
    const [, sign, whole = '', fraction = '', exponent = '0'] = match
    const digits = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`)
    const scale = Number(exponent) - fraction.length
    return scale >= 0 ? new Exact(digits * tenToThe(scale), 1n) : new Exact(digits, tenToThe(-scale))
  }

  /** The decimal a float prints as; undefined for NaN and the infinities. */
  static fromFloat(value: number): Exact | undefined {
    return Exact.read(String(value))
  }

  plus(other: Numeric): Exact {
    const { numerator, denominator } = exact(other)
    return new Exact(
      this.numerator * denominator + numerator * this.denominator,
      this.denominator * denominator,
    )
  }

  minus(other: Numeric): Exact {
    return this.plus(exact(other).negated())
  }

  times(other: Numeric): Exact {
    const { numerator, denominator } = exact(other)
    return new Exact(this.numerator * numerator, this.denominator * denominator)
  }

  /** Division by zero is the caller's mistake: a calculator returns `noResult` before it gets here. */
  over(other: Numeric): Exact {
    const { numerator, denominator } = exact(other)
    if (numerator === 0n) throw new RangeError('Division by zero')
    const sign = numerator < 0n ? -1n : 1n
    return new Exact(this.numerator * denominator * sign, this.denominator * numerator * sign)
  }

  negated(): Exact {
    return new Exact(-this.numerator, this.denominator)
  }

  floor(): Exact {
    return new Exact(floorDivide(this.numerator, this.denominator), 1n)
  }

  ceil(): Exact {
    return this.negated().floor().negated()
  }

  /** The integer part: digits after the point are dropped, whatever the sign. */
  truncated(): Exact {
    return new Exact(this.numerator / this.denominator, 1n)
  }

  /** Half-up on the exact value: 1.005 to two places is 1.01, and -1.005 is -1.01. */
  rounded(places: number): Exact {
    const scale = tenToThe(places)
    const doubled = magnitude(this.numerator) * scale * 2n
    const units = (doubled + this.denominator) / (this.denominator * 2n)
    return new Exact(this.numerator < 0n ? -units : units, scale)
  }

  compare(other: Numeric): number {
    const { numerator, denominator } = exact(other)
    const difference = this.numerator * denominator - numerator * this.denominator
    return difference === 0n ? 0 : difference < 0n ? -1 : 1
  }

  equals(other: Numeric): boolean {
    return this.compare(other) === 0
  }

  isAbove(other: Numeric): boolean {
    return this.compare(other) > 0
  }

  isBelow(other: Numeric): boolean {
    return this.compare(other) < 0
  }

  isZero(): boolean {
    return this.numerator === 0n
  }

  /** For functions that only floats have (exp, log, powers). No double needs more decimals than these. */
  toNumber(): number {
    return Number(this.toText(340))
  }

  /** Rounded half-up to a number of decimals, trailing zeros included: "14.84", "-3.00". */
  toText(places: number): string {
    const { numerator } = this.rounded(places)
    const digits = String(magnitude(numerator)).padStart(places + 1, '0')
    const split = digits.length - places
    const text = places === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`
    return numerator < 0n ? `-${text}` : text
  }
}

export type Numeric = Exact | number

/** A number written in code, as the decimal it reads as: `exact(12.9)` is twelve and nine tenths, no less. */
export function exact(value: Numeric): Exact {
  if (value instanceof Exact) return value
  const read = Exact.fromFloat(value)
  if (!read) throw new RangeError(`Not a finite number: ${value}`)
  return read
}

export const sum = (values: readonly Numeric[]): Exact =>
  values.reduce<Exact>((total, value) => total.plus(value), exact(0))

export const smaller = (a: Numeric, b: Numeric): Exact => exact(exact(a).isBelow(b) ? a : b)

export const larger = (a: Numeric, b: Numeric): Exact => exact(exact(a).isAbove(b) ? a : b)

/** `percent` hundredths of a number. */
export const percentOf = (percent: Numeric, base: Numeric): Exact => exact(base).times(percent).over(100)
