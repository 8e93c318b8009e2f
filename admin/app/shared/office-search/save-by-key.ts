/** Marks the button that saves what is typed on a screen or in a dialog. */
export const saves = { 'data-saves': '' }

/** Presses the button that saves, of the dialog on top where one is open; answers whether there is one. */
export function saveByKey(): boolean {
  const dialogs = document.querySelectorAll('[role=dialog]')
  const button = ([...dialogs].at(-1) ?? document).querySelector<HTMLButtonElement>('[data-saves]')
  button?.click()
  return button !== null
}
