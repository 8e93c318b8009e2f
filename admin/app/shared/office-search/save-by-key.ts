/** Marks the save button of a screen or dialog. */
export const saves = { 'data-saves': '' }

/** Presses the save button, of the topmost dialog if one is open; returns whether there is one. */
export function saveByKey(): boolean {
  const dialogs = document.querySelectorAll('[role=dialog]')
  const button = ([...dialogs].at(-1) ?? document).querySelector<HTMLButtonElement>('[data-saves]')
  button?.click()
  return button !== null
}
