import type { Config } from '../../config.ts'

/** The placeholders for hold times in texts, so that texts always state the current ones. */
const figures = {
  '{{offline_hold_hours}}': ({ offlineHoldHours }: Config) => offlineHoldHours,
  '{{refused_proof_hold_hours}}': ({ refusedProofHoldHours }: Config) => refusedProofHoldHours,
  '{{online_hold_minutes}}': ({ onlineHoldMinutes }: Config) => onlineHoldMinutes,
}

export function fillInHoldTimes<Texts>(config: Config, texts: Texts): Texts {
  let json = JSON.stringify(texts)
  for (const [name, figure] of Object.entries(figures)) json = json.replaceAll(name, String(figure(config)))
  return JSON.parse(json) as Texts
}
