/** The script of every page; everything here also works without it, one step slower. */

const menu = document.querySelector<HTMLDialogElement>('dialog#menu')

// Browsers without invoker commands need to be told what the menu button does.
if (!('commandForElement' in HTMLButtonElement.prototype))
  document.querySelector('[commandfor="menu"]')?.addEventListener('click', () => menu?.showModal())

// Choosing a calculator closes the menu, also when the page comes back from the back-forward cache.
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.close()
})

// A press beside the menu closes it; some browsers do not know `closedby`.
menu?.addEventListener('pointerdown', ({ clientX, clientY }) => {
  const { left, right, top, bottom } = menu.getBoundingClientRect()
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) menu.close()
})

// A wide screen has a button that leads straight to the field in the menu.
document.querySelector('[data-opens=menu-search]')?.addEventListener('click', () => {
  menu?.showModal()
  menu?.querySelector('input')?.focus()
})

// The pages are built once and read for years.
for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = String(new Date().getFullYear())

// Where the next page is there before the view transition is ready, the transition is skipped, which is no error.
for (const type of ['pageswap', 'pagereveal'] as const)
  addEventListener(type, ({ viewTransition }) => viewTransition?.ready.catch(() => {}))
