import { changeCampaign, findCampaign } from '@fitout/contract/staff/campaigns.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { inEachLanguage } from '../../shared/words-fields.tsx'

/** Switches a campaign on or off and leaves its other fields unchanged. Throws `CallError`. */
export async function switchCampaign(id: string, status: 'ACTIVE' | 'INACTIVE'): Promise<void> {
  const { data } = await staffCall(findCampaign, { params: { id } })
  const { title, priority, starts_at, ends_at, offer, version } = data
  if (!offer) return
  await staffCall(changeCampaign, {
    params: { id },
    body: { title: inEachLanguage(title), status, priority, starts_at, ends_at, offer, version },
  })
}
