import type { Config } from '../../config.ts'

/** What texts write where they name a hold, so that they say the one that applies. */
const figures = {
  '{{offline_hold_hours}}': ({ offlineHoldHours }: Config) => offlineHoldHours,
  '{{refused_proof_hold_hours}}': ({ refusedProofHoldHours }: Config) => refusedProofHoldHours,
  '{{online_hold_minutes}}': ({ onlineHoldMinutes }: Config) => onlineHoldMinutes,
}

export function withHolds<Texts>(config: Config, texts: Texts): Texts {
  let json = JSON.stringify(texts)
  for (const [name, figure] of Object.entries(figures)) json = json.replaceAll(name, String(figure(config)))
  return JSON.parse(json) as Texts
}
