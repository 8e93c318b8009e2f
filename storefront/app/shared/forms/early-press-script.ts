/** The form that was sent before the page had come to life. */
type EarlyPress = { form?: HTMLFormElement; listen: (event: SubmitEvent) => void }

declare global {
  interface Window {
    earlyPress?: EarlyPress
  }
}

/**
 * Runs before the page is drawn. What only scripts can send would be posted to an address that takes nothing, and what
 * was typed would be gone with the page: the press is kept until they are there. Plain forms, which lead to an address,
 * go their way. The policy knows it by its hash.
 */
export const earlyPressScript =
  `addEventListener('submit',(window.earlyPress={listen(e){` +
  `if(e.target.getAttribute('method')==='get')return;` +
  `e.preventDefault();e.stopImmediatePropagation();earlyPress.form=e.target;e.target.dataset.pressed=''` +
  `}}).listen,true)`
