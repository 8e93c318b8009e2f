import { useEffect, useEffectEvent, useState } from 'react'
import { guardsThatAsk, type Verdict, type Visit } from './guards.ts'

type Heard = { place: string; verdict: Verdict | 'failed' }

/** The verdict of the guards that call the API: `wait` until it is known, `failed` if the API does not respond. */
export function useAskedGuards(names: readonly string[], visit: Visit) {
  const [heard, setHeard] = useState<Heard>()
  const [tried, setTried] = useState(0)
  const asking = guardsThatAsk(names)
  const place = asking.length > 0 ? visit.pathname + visit.search : ''

  const ask = useEffectEvent(() => Promise.all(asking.map((one) => one(visit))))

  useEffect(() => {
    if (!place) return undefined
    let isOver = false
    ask().then(
      (verdicts) => !isOver && setHeard({ place, verdict: verdicts.find(Boolean) }),
      () => !isOver && setHeard({ place, verdict: 'failed' }),
    )
    return () => {
      isOver = true
    }
  }, [place, tried])

  const verdict = !place ? undefined : heard?.place === place ? heard.verdict : 'wait'
  return {
    verdict,
    askAgain() {
      setHeard(undefined)
      setTried(tried + 1)
    },
  } as const
}
