/** The form that was sent, or the button that was pressed, last before the page had come to life. */
type EarlyPress = { pressed?: HTMLFormElement | HTMLButtonElement; listen: (event: Event) => void }

declare global {
  interface Window {
    earlyPress?: EarlyPress
  }
}

/**
 * Runs before the page is drawn. What only scripts can send would be posted to an address that takes nothing, and what
 * was typed would be gone with the page; a button would do nothing. The press is kept until the scripts are there. Plain
 * forms, which lead to an address, and buttons that open something without scripts go their way. The policy knows
 * it by its hash.
 */
export const earlyPressScript =
  `window.earlyPress={listen(e){` +
  `let p=e.target;` +
  `if(e.type=='click'){p=p.closest?.('button[type=button]:not([popovertarget],[commandfor])');if(!p)return}` +
  `else{if(p.getAttribute('method')==='get')return;e.preventDefault();e.stopImmediatePropagation()}` +
  `delete earlyPress.pressed?.dataset.pressed;earlyPress.pressed=p;p.dataset.pressed=''}};` +
  `for(const t of['submit','click'])addEventListener(t,earlyPress.listen,true)`
