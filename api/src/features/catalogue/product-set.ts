import { createYielding } from '../../http/yielding.ts'

/** A bit set of products or variants of one catalogue: bit n stands for place n. */
export type ProductSet = Uint32Array

export function emptySet(size: number): ProductSet {
  return new Uint32Array(Math.ceil(size / 32))
}

export function setOf(places: Iterable<number>, size: number): ProductSet {
  const set = emptySet(size)
  for (const place of places) addTo(set, place)
  return set
}

export function addTo(set: ProductSet, place: number): void {
  set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31))
}

export function removeFrom(set: ProductSet, place: number): void {
  set[place >>> 5] = (set[place >>> 5] ?? 0) & ~(1 << (place & 31))
}

export function isIn(set: ProductSet, place: number): boolean {
  return ((set[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0
}

export function intersectionOf([first, ...others]: readonly [ProductSet, ...ProductSet[]]): ProductSet {
  const result = first.slice()
  for (const set of others) {
    for (let index = 0; index < result.length; index += 1) result[index] = (result[index] ?? 0) & (set[index] ?? 0)
  }
  return result
}

export function unionOf(sets: readonly ProductSet[], size: number): ProductSet {
  const result = emptySet(size)
  for (const set of sets) {
    for (let index = 0; index < result.length; index += 1) result[index] = (result[index] ?? 0) | (set[index] ?? 0)
  }
  return result
}

export function without(set: ProductSet, removed: ProductSet): ProductSet {
  return set.map((bits, index) => bits & ~(removed[index] ?? 0))
}

export function countOf(set: ProductSet): number {
  let count = 0
  for (const bits of set) count += bitsIn(bits)
  return count
}

export function countOfBoth(a: ProductSet, b: ProductSet): number {
  let count = 0
  const end = Math.min(a.length, b.length)
  for (let index = 0; index < end; index += 1) count += bitsIn((a[index] ?? 0) & (b[index] ?? 0))
  return count
}

/** Calls the function for each place in the set, in ascending order. */
export function forEachIn(set: ProductSet, call: (place: number) => void, from = 0, to = set.length): void {
  for (let index = from; index < to; index += 1) {
    for (let bits = set[index] ?? 0; bits !== 0; bits &= bits - 1) call(32 * index + 31 - Math.clz32(bits & -bits))
  }
}

/** Of 2,000 places, few enough to visit without yielding. */
const wordsAtOnce = 64

/** The same, yielding to other work now and then: the catalogue may change meanwhile. */
export async function forEachInTurns(set: ProductSet, call: (place: number) => void): Promise<void> {
  const yieldIfDue = createYielding()
  for (let from = 0; from < set.length; from += wordsAtOnce) {
    forEachIn(set, call, from, Math.min(from + wordsAtOnce, set.length))
    await yieldIfDue()
  }
}

/** The places in the set, ascending. */
export function placesIn(set: ProductSet): Uint32Array {
  const places = new Uint32Array(countOf(set))
  let at = 0
  for (let index = 0; index < set.length; index += 1) {
    for (let bits = set[index] ?? 0; bits !== 0; bits &= bits - 1) {
      places[at] = 32 * index + 31 - Math.clz32(bits & -bits)
      at += 1
    }
  }
  return places
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
