/** The script of every page; everything here also works without it, one step slower. It runs before the page has been read. */

const menu = () => document.querySelector<HTMLDialogElement>('dialog#menu')

addEventListener('click', ({ target }) => {
  const isOn = (selector: string) => target instanceof Element && target.closest(selector)
  // Browsers without invoker commands need to be told what the menu button does.
  if (isOn('[commandfor=menu]') && !('commandForElement' in HTMLButtonElement.prototype)) menu()?.showModal()
  // Choosing a calculator closes the menu, also when the page comes back from the back-forward cache.
  if (isOn('#menu a')) menu()?.close()
  // A wide screen has a button that leads straight to the field in the menu.
  if (isOn('[data-opens=menu-search]')) {
    menu()?.showModal()
    menu()?.querySelector('input')?.focus()
  }
})

// A press beside the menu closes it; some browsers do not know `closedby`.
addEventListener('pointerdown', ({ target, clientX, clientY }) => {
  const box = target === menu() && menu()?.getBoundingClientRect()
  if (!box) return
  const { left, right, top, bottom } = box
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) menu()?.close()
})

// The pages are built once and read for years.
addEventListener('DOMContentLoaded', () => {
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = String(new Date().getFullYear())
})

// Where the next page is there before the view transition is ready, the transition is skipped, which is no error.
for (const type of ['pageswap', 'pagereveal'] as const)
  addEventListener(type, ({ viewTransition: shown }) => {
    if (shown) Promise.allSettled([shown.ready, shown.finished, shown.updateCallbackDone])
  })
