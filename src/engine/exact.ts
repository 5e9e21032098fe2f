/**
 * Exact numbers: fractions of two BigInts. Binary floats cannot hold 0.129 or 1.005, so fees worked
 * out with them round to the wrong cent now and then; a fraction never does.
 */

/** Every digit has one place only, so that a text of any length is read or refused in one pass. */
const DECIMAL = /^([+-]?)0*(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

/** No double has more significant digits than 767; what is typed beyond these cannot matter, and would take time. */
const SIGNIFICANT_DIGITS = 800

/** A number that would not be finite. A calculation that comes to this has no result; see `run`. */
export class NotFinite extends RangeError {}

const magnitude = (n: bigint) => (n < 0n ? -n : n)

/** Each is worked out once. */
const powers: bigint[] = []
function tenToThe(places: number): bigint {
  powers[places] ??= 10n ** BigInt(places)
  return powers[places]
}

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
    const significant = `${whole}${fraction}`.replace(/^0+/, '')
    const counted = significant.slice(0, SIGNIFICANT_DIGITS)
    const digits = BigInt(`${sign === '-' ? '-' : ''}${counted}`)
    const scale = Number(exponent) - fraction.length + significant.length - counted.length
    return scale >= 0 ? new Exact(digits * tenToThe(scale), 1n) : new Exact(digits, tenToThe(-scale))
  }

  /** The decimal a float prints as; undefined for NaN and the infinities. */
  static fromFloat(value: number): Exact | undefined {
    return Exact.read(String(value))
  }

  plus(other: Numeric): Exact {
    const { numerator, denominator } = exact(other)
    // Most sums are of cents.
    if (denominator === this.denominator) return new Exact(this.numerator + numerator, denominator)
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

  over(other: Numeric): Exact {
    const { numerator, denominator } = exact(other)
    if (numerator === 0n) throw new NotFinite('Division by zero')
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
    const isWhole = this.numerator % this.denominator === 0n
    return Number(isWhole ? this.numerator / this.denominator : this.toText(340))
  }

  /** All its decimals and no more, for numbers that were read from decimals: "12.5", "0.001". */
  toDecimal(): string {
    const places = String(this.denominator).length - 1
    return places ? this.toText(places).replace(/\.?0+$/, '') : this.toText(0)
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

/** Rates and factors are asked for again and again, and read once. No calculator has as many as this. */
const written = new Map<number, Exact>()
const MOST_WRITTEN = 1000

/** A number written in code, as the decimal it reads as: `exact(12.9)` is twelve and nine tenths, no less. */
export function exact(value: Numeric): Exact {
  if (value instanceof Exact) return value
  const known = written.get(value)
  if (known) return known
  const read = Exact.fromFloat(value)
  if (!read) throw new NotFinite(`Not a finite number: ${value}`)
  if (written.size < MOST_WRITTEN) written.set(value, read)
  return read
}

export const sum = (values: readonly Numeric[]): Exact =>
  values.reduce<Exact>((total, value) => total.plus(value), exact(0))

export const smaller = (a: Numeric, b: Numeric): Exact => exact(exact(a).isBelow(b) ? a : b)

export const larger = (a: Numeric, b: Numeric): Exact => exact(exact(a).isAbove(b) ? a : b)

/** `percent` hundredths of a number. */
export const percentOf = (percent: Numeric, base: Numeric): Exact => exact(base).times(percent).over(100)
