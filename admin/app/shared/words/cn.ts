/** Every file of staff messages in this language; each adds its keys to one tree. */
export const files = import.meta.glob<Record<string, object>>('../../../../contract/src/messages/cn/staff/*.ts', {
  eager: true,
})
