import type { Call } from '@fitout/contract/client.ts'
import { addWriting, findWriting, listWritings, publishWriting } from '@fitout/contract/staff/writings.ts'
import { ownMark } from './mark.ts'
import { present } from './present.ts'

type Kind = 'post' | 'project'

/** A draft like a text of the shop. The first of a list may be the draft of another journey. */
export async function addOwnDraft(call: Call, kind: Kind, title: string, change: object = {}): Promise<string> {
  const { data: known } = await call(listWritings, { params: { kind }, query: { per_page: 100 } })
  const { _id: key } = present(known.find(({ is_live: isLive }) => isLive))
  const { data: model } = await call(findWriting, { params: { kind, key } })
  const written = { ...model.live, ...change, title: { zh: title, cn: title, en: title } }
  return (await call(addWriting, { params: { kind }, body: { written } })).data._id
}

/** An article that is published and that visitors do not see. */
export async function publishOwnPost(call: Call): Promise<string> {
  const key = await addOwnDraft(call, 'post', `Own ${ownMark()}`, { is_shown: false })
  await call(publishWriting, { params: { kind: 'post', key }, body: { revision: 1 } })
  return key
}
