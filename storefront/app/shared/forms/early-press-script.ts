/** The form submitted or the button pressed last before hydration. */
type EarlyPress = { pressed?: HTMLFormElement | HTMLButtonElement; listen: (event: Event) => void }

declare global {
  interface Window {
    earlyPress?: EarlyPress
  }
}

/**
 * Runs before the page is rendered. Forms that only scripts can submit would be posted to a URL that does not accept
 * them, losing the input, and buttons would do nothing. So the last press is recorded until the scripts have loaded.
 * Plain forms with an action, and buttons that work without scripts, are not intercepted. The content security policy
 * allows the script by its hash.
 */
export const earlyPressScript =
  `window.earlyPress={listen(e){` +
  `let p=e.target;` +
  `if(e.type=='click'){p=p.closest?.('button[type=button]:not([popovertarget],[commandfor])');if(!p)return}` +
  `else{if(p.getAttribute('method')==='get')return;e.preventDefault();e.stopImmediatePropagation()}` +
  `delete earlyPress.pressed?.dataset.pressed;earlyPress.pressed=p;p.dataset.pressed=''}};` +
  `for(const t of['submit','click'])addEventListener(t,earlyPress.listen,true)`
