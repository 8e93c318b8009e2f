import { useSearchParams } from 'react-router-dom'

/** What is chosen on a screen and its page stand in the address, so that a link, and the way back, open the same. */
export function useAddress<Choices extends Record<string, string>>(usual: Choices) {
  const [address, setAddress] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1)
  const entries = Object.entries(usual).map(([name, value]) => [name, address.get(name) ?? value])
  const chosen = Object.fromEntries(entries) as Choices

  function choose(change: Partial<Choices>): void {
    const next = Object.entries({ ...chosen, ...change }) as [string, string][]
    setAddress(next.filter(([name, value]) => value !== usual[name]))
  }
  function turnTo(number: number): void {
    const next = new URLSearchParams(address)
    next.set('page', String(number))
    setAddress(next)
    window.scrollTo(0, 0)
  }
  return { chosen, choose, page, turnTo }
}
