import { readShown, type Shown, showsHeader, type Subject } from '@fitout/contract/public-change.ts'

type CallApi = (request: Request) => Promise<Response>

/** The API for one page, which collects what its answers show; unknown if any lacks the header. */
export function gatherShown(callApi: CallApi): { callApi: CallApi; shown: () => Shown } {
  const subjects = new Set<Subject>()
  let isKnown = true
  return {
    async callApi(request) {
      const answer = await callApi(request)
      const shown = readShown(answer.headers.get(showsHeader))
      if (!shown) isKnown = false
      for (const subject of shown ?? []) subjects.add(subject)
      return answer
    },
    shown: () => (isKnown ? [...subjects] : undefined),
  }
}
